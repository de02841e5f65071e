import type { TemplateResult } from 'lit';

/** How a game is explained; every game's `ui/how-to-play/` exports one. */
export interface RulesUi {
  /** Loads the texts. Rejects when they cannot be reached. */
  open(): Promise<void>;
  render(): TemplateResult;
}
