/** Lets the browser paint first what has changed already. Nothing is painted in a hidden page: there it waits 100 ms. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    const hidden = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      setTimeout(resolve);
    });
  });
