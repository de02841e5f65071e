/** Keeps a yes-or-no mark on the elements of spaces; of a new list only what differs from the last is touched. */
export class SpaceMarks {
  private marked: ReadonlySet<number> = new Set();

  /** @param mark sets or clears the mark on one space. */
  constructor(private readonly mark: (space: number, on: boolean) => void) {}

  show(spaces: readonly number[]): void {
    const next = new Set(spaces);
    for (const space of this.marked) if (!next.has(space)) this.mark(space, false);
    for (const space of next) if (!this.marked.has(space)) this.mark(space, true);
    this.marked = next;
  }
}
