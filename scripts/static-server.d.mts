/** See static-server.mjs. */
export interface ServeOptions {
  readonly folder: string;
  readonly port?: number;
  readonly basePath?: string;
  readonly missing?: (path: string) => boolean;
  readonly mimeType?: (path: string) => string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StaticServer {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

export function serveFolder(options: ServeOptions): Promise<StaticServer>;
