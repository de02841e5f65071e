import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Services that Chromium asks for updates and accounts by itself, whatever page it shows. */
const ofTheBrowser = /(^|\.)(google|googleapis|gvt1|gstatic)\.com$/;

/** A proxy that a browser sends everything through: page, workers, and service worker alike. */
export interface RecordingProxy {
  readonly address: string;
  /** Addresses that were asked for since the last `forget`, in order. */
  readonly asked: readonly string[];
  forget(): void;
  stop(): Promise<void>;
}

function pass(from: IncomingMessage, to: ServerResponse, address: URL): void {
  const onward = ask(address, { method: from.method, headers: from.headers }, answer => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.writeHead(502).end());
  from.pipe(onward);
}

/** Passes on what is asked of localhost, refuses all else, and writes both down. */
export async function recordingProxy(): Promise<RecordingProxy> {
  const asked: string[] = [];
  const server = createServer((from, to) => {
    const address = new URL(from.url ?? '/', 'http://nobody.invalid');
    if (!ofTheBrowser.test(address.hostname)) asked.push(address.href);
    if (address.hostname === 'localhost') pass(from, to, address);
    else to.writeHead(502).end();
  });
  server.on('connect', (from, socket) => {
    const address = new URL(`https://${from.url}`);
    if (!ofTheBrowser.test(address.hostname)) asked.push(address.href);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    forget: () => void asked.splice(0),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
