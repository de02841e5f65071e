const stampKey = 'vigil.reloadedForChunk';

/**
 * After a deployment a page that is still open may ask for a file that is gone. One reload brings the new version; a
 * second one would not help, and offline none would, so those cases are left to the screen's own error panel.
 */
export function reloadOnceForStaleChunks(): void {
  addEventListener('vite:preloadError', event => {
    if (!navigator.onLine) return;
    try {
      if (sessionStorage.getItem(stampKey) !== null) return;
      sessionStorage.setItem(stampKey, '1');
    } catch {
      // Without a stamp a broken deployment would reload for ever.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
