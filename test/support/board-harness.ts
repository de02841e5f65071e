import type { BoardWords, ConventBoardElement } from '../../src/games/convent/ui/board/board-element.ts';
import { emptyScene, type BoardScene } from '../../src/games/convent/ui/board/scene.ts';

const words: BoardWords = {
  board: 'Floor plan',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole board',
  toPiece: 'To the piece',
};

/** Drives a board in a browser test the way a person would: by its buttons, keys and pointers. */
export class BoardHarness {
  /** Every `space-picked`, `space-declined` and `space-hovered` as `name:space`, in order. */
  readonly events: string[] = [];

  constructor(readonly board: ConventBoardElement) {
    for (const name of ['space-picked', 'space-declined', 'space-hovered'])
      board.addEventListener(name, event =>
        this.events.push(`${name.slice(6)}:${String((event as CustomEvent<{ space: number | null }>).detail.space)}`),
      );
  }

  /** A board of the given size in CSS pixels in the document, drawn once. Remove it with `remove`. */
  static async mount(scene: Partial<BoardScene>, size = { width: 360, height: 520 }): Promise<BoardHarness> {
    const board = document.createElement('convent-board');
    board.style.width = `${size.width}px`;
    board.style.height = `${size.height}px`;
    board.words = words;
    board.labels = space => `Space ${space}`;
    board.scene = { ...emptyScene, ...scene };
    document.body.append(board);
    const harness = new BoardHarness(board);
    await harness.settled();
    return harness;
  }

  remove(): void {
    this.board.remove();
  }

  async show(scene: Partial<BoardScene>): Promise<void> {
    this.board.scene = { ...this.board.scene, ...scene };
    await this.settled();
  }

  /** Until the board has drawn and measured itself. */
  async settled(): Promise<void> {
    await this.board.updateComplete;
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    await this.board.updateComplete;
  }

  /** Until the stage has come to rest after a calm move. */
  async rested(): Promise<void> {
    await this.settled();
    const stage = this.root.querySelector('.stage')!;
    await Promise.all(stage.getAnimations().map(animation => animation.finished));
    await this.settled();
  }

  button(space: number): HTMLButtonElement {
    const button = this.root.querySelector<HTMLButtonElement>(`[data-space="${space}"]`);
    if (button === null) throw new Error(`no button for space ${space}`);
    return button;
  }

  get buttons(): readonly HTMLButtonElement[] {
    return [...this.root.querySelectorAll<HTMLButtonElement>('[data-space]')];
  }

  pick(space: number): void {
    this.button(space).click();
  }

  label(space: number): string | null {
    return this.button(space).getAttribute('aria-label');
  }

  focus(space: number): void {
    this.board.focusSpace(space);
  }

  /** The space with the keyboard focus, or null. */
  get focusedSpace(): number | null {
    const space = (this.root.activeElement as HTMLElement | null)?.dataset['space'];
    return space === undefined ? null : Number(space);
  }

  /** Presses a key where the focus is. */
  press(key: string): void {
    this.root.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    );
  }

  zoomButton(name: keyof BoardWords): HTMLButtonElement {
    const button = this.root.querySelector<HTMLButtonElement>(`[aria-label="${words[name]}"]`);
    if (button === null) throw new Error(`no button ${name}`);
    return button;
  }

  /** Middle of a space on the screen, CSS pixels. */
  middleOf(space: number): { readonly x: number; readonly y: number } {
    const box = this.button(space).getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  /** Distance of two spaces on the screen, CSS pixels. */
  gap(a: number, b: number): number {
    const [p, q] = [this.middleOf(a), this.middleOf(b)];
    return Math.hypot(p.x - q.x, p.y - q.y);
  }

  /** Elements of the drawing by selector. */
  drawn(selector: string): readonly SVGElement[] {
    return [...this.root.querySelectorAll<SVGElement>(`.stage > svg ${selector}`)];
  }

  /** The visible part of the board. */
  get view(): DOMRect {
    return this.root.querySelector('.viewport')!.getBoundingClientRect();
  }

  private get root(): ShadowRoot {
    return this.board.shadowRoot!;
  }
}
