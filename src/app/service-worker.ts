import { Workbox } from 'workbox-window';
import { serviceWorkerUrl } from './service-worker-url.ts';

/** In a file of its own, so that its library is loaded after the first screen can be used. */
export function createServiceWorker(): Workbox {
  return new Workbox(serviceWorkerUrl.href);
}
