/** How many announcements stay in the page: enough for a screen reader that is still speaking. */
const keptAnnouncements = 4;

/**
 * The one polite live region. Every announcement is a node of its own, so a sentence that repeats is spoken again.
 * Elements never make live regions themselves: two of them talk over each other.
 */
class Announcer {
  #region: HTMLElement | null = null;

  /** Puts the empty region into the page; screen readers ignore a region that comes together with its first text. */
  start(): void {
    if (this.#region) return;
    this.#region = document.createElement('div');
    this.#region.className = 'spoken-only';
    this.#region.setAttribute('role', 'log');
    this.#region.setAttribute('aria-live', 'polite');
    this.#region.setAttribute('aria-relevant', 'additions');
    document.body.append(this.#region);
  }

  announce(text: string): void {
    this.start();
    const line = document.createElement('p');
    line.textContent = text;
    this.#region?.append(line);
    while ((this.#region?.childElementCount ?? 0) > keptAnnouncements) this.#region?.firstElementChild?.remove();
  }

  /** Takes every spoken text off the page: what one seat was told must not be found by the next. */
  clear(): void {
    this.#region?.replaceChildren();
  }
}

export const announcer = new Announcer();
