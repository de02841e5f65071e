import { Workbox } from 'workbox-window';

/** Address of the service worker script. It keeps its name for ever: old installs look for it there. */
export const serviceWorkerUrl = new URL('sw.js', document.baseURI);

export function createServiceWorker(): Workbox {
  return new Workbox(serviceWorkerUrl.href);
}
