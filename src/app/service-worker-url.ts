/** Address of the service worker script. It keeps its name for ever: old installs look for it there. */
export const serviceWorkerUrl = new URL('sw.js', document.baseURI);
