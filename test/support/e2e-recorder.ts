import type { CDPSession, Page } from 'playwright-core';

interface Recording {
  /** What workers have posted to the page, word by word, with the number of the worker or port it came from. */
  readonly messages: { readonly from: number; readonly text: string }[];
  /** Calls that were posted and not answered yet. */
  readonly open: Set<string>;
  dom(): string;
}

/**
 * Goes into the page before any of its scripts: writes down every message that a worker posts to it, and lets the page
 * draw the same random numbers each time, so that two games can be compared byte for byte.
 */
function record(): void {
  let random = 1;
  Math.random = () => {
    random = (random * 48_271) % 2_147_483_647;
    return random / 2_147_483_647;
  };
  const messages: { from: number; text: string }[] = [];
  let sources = 0;
  const open = new Set<string>();
  const plain = (_key: string, value: unknown): unknown => {
    if (value instanceof MessagePort) return 'a port';
    return value instanceof Uint8Array ? [...value] : value;
  };
  const listen = EventTarget.prototype.addEventListener;
  const heard = new WeakSet<EventTarget>();
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...parts: Parameters<typeof listen>) {
    if (parts[0] === 'message' && (this instanceof Worker || this instanceof MessagePort) && !heard.has(this)) {
      heard.add(this);
      const from = (sources += 1);
      listen.call(this, 'message', event => {
        const { data } = event as MessageEvent<{ id?: string; type?: string }>;
        if (data.id !== undefined) open.delete(data.id);
        messages.push({ from, text: JSON.stringify(data, plain) });
      });
    }
    listen.apply(this, parts);
  };
  const noteCall = (message: unknown): void => {
    const { id } = message as { id?: string };
    if (id !== undefined) open.add(id);
  };
  for (const target of [Worker, MessagePort]) {
    const post = target.prototype.postMessage as (...parts: unknown[]) => void;
    target.prototype.postMessage = function (this: Worker | MessagePort, ...parts: unknown[]) {
      const isAnswer = typeof parts[0] === 'object' && parts[0] !== null && !('path' in parts[0]);
      if (!isAnswer) noteCall(parts[0]);
      post.apply(this, parts);
    };
  }
  const written = (node: Node, depth: number): string => {
    const indent = ' '.repeat(depth);
    if (node instanceof Text) return node.data.trim() === '' ? '' : `${indent}${node.data.trim()}\n`;
    if (!(node instanceof Element) && !(node instanceof ShadowRoot)) return '';
    const attributes =
      node instanceof Element ? [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`) : [];
    const state =
      node instanceof HTMLInputElement || node instanceof HTMLSelectElement
        ? ` [${node.value}${node instanceof HTMLInputElement && node.checked ? ', checked' : ''}]`
        : '';
    const name = node instanceof Element ? node.localName : '#shadow';
    const shadow = node instanceof Element && node.shadowRoot ? written(node.shadowRoot, depth + 1) : '';
    const children = [...node.childNodes].map(child => written(child, depth + 1)).join('');
    return `${indent}<${name}${attributes.join('')}>${state}\n${shadow}${children}`;
  };
  const recording: Recording = { messages, open, dom: () => written(document.documentElement, 0) };
  Object.assign(globalThis, { recording });
}

/** Everything that a page shows or has been told. */
export interface Exposure {
  /** The whole document with all shadow roots and the states of its fields. */
  readonly dom: string;
  /** Chromium's accessibility tree, without its running numbers. */
  readonly spoken: string;
  readonly title: string;
  readonly url: string;
  /** Messages of workers since the last exposure, each worker's in order: which of two is quicker tells nothing. */
  readonly messages: readonly string[];
}

interface SpokenNode {
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly ignored: boolean;
}

/** A page whose exposure is written down. Call `start` before the page opens the app; deal alike, see `dealAlike`. */
export class RecordedPage {
  readonly page: Page;
  #session!: CDPSession;
  #told = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async start(): Promise<void> {
    await this.page.addInitScript(record);
    this.#session = await this.page.context().newCDPSession(this.page);
  }

  /** What workers have told since it was last asked, each worker's in order. */
  async messages(): Promise<readonly string[]> {
    const messages = await this.page.evaluate(
      from => (globalThis as unknown as { recording: Recording }).recording.messages.slice(from),
      this.#told,
    );
    this.#told += messages.length;
    return [...messages].sort((a, b) => a.from - b.from).map(({ text }) => text);
  }

  /** Waits until nothing is under way any more. */
  async atRest(): Promise<void> {
    await this.#settledDom();
  }

  /** Waits until nothing is under way any more, then reads it all. From then on the page is slower: somebody listens. */
  async exposure(): Promise<Exposure> {
    const dom = await this.#settledDom();
    const messages = await this.messages();
    await this.#session.send('Accessibility.enable');
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    return {
      dom,
      messages,
      spoken: nodes.map(spokenLine).join('\n'),
      title: await this.page.title(),
      url: this.page.url(),
    };
  }

  /** The document once no call is open and two looks at it are alike. */
  #settledDom(): Promise<string> {
    return this.page.evaluate(async () => {
      const { recording } = globalThis as unknown as { recording: Recording };
      const pause = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 30));
      let before = '';
      for (let looks = 0; looks < 300; looks++) {
        const now = recording.open.size === 0 ? recording.dom() : '';
        if (now !== '' && now === before) return now;
        before = now;
        await pause();
      }
      throw new Error('the page does not come to rest');
    });
  }
}

function spokenLine({ role, name, value, description, properties = [], ignored }: SpokenNode): string {
  const states = properties.map(property => `${property.name}=${JSON.stringify(property.value.value)}`);
  return [ignored, role?.value, name?.value, value?.value, description?.value, ...states].join(' | ');
}
