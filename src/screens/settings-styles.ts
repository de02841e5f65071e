import { css } from 'lit';
import { sectionStyles } from '../ui/section-styles.ts';

/** Shared by the settings screen and its parts, each of which holds one or two sections. */
export const settingsStyles = [
  sectionStyles,
  css`
    :host {
      display: grid;
      gap: var(--space-4);
      min-width: 0;
    }

    :host(settings-screen) {
      max-width: 40rem;
      margin: 0 auto;
      padding: var(--space-2) max(var(--space-4), env(safe-area-inset-right)) var(--space-6)
        max(var(--space-4), env(safe-area-inset-left));
    }

    section {
      gap: var(--space-4);
    }

    fieldset {
      min-width: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }

    legend {
      padding: 0;
    }

    .switch {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      min-height: var(--touch);
      cursor: pointer;
    }

    .switch input {
      flex: none;
      width: 1.375rem;
      height: 1.375rem;
      margin: 0;
      accent-color: var(--candle);
    }

    dl {
      display: grid;
      gap: var(--space-3);
      margin: 0;
    }

    dt {
      color: var(--ink-soft);
      font-size: var(--text-small);
    }

    dd {
      margin: 0;
    }

    dd + dd {
      margin-top: var(--space-2);
    }
  `,
];
