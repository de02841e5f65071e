import { css } from 'lit';
import { sectionStyles } from '../ui/section-styles.ts';

/** A column of sections, the verdict first. */
export const auditStyles = [
  sectionStyles,
  css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      max-width: 44rem;
      min-width: 0;
      margin: 0 auto;
      padding: var(--space-2) max(var(--space-4), env(safe-area-inset-right)) var(--space-6)
        max(var(--space-4), env(safe-area-inset-left));
    }

    .good {
      border-color: var(--candle);
    }

    .bad {
      border: 2px solid var(--danger);
    }

    .bad h2,
    .warning {
      color: var(--danger);
    }

    dl,
    ul {
      display: grid;
      gap: var(--space-2);
      margin: 0;
    }

    ul {
      padding-left: var(--space-4);
    }

    dl div {
      display: grid;
      grid-template-columns: minmax(5rem, auto) minmax(0, 1fr);
      gap: var(--space-3);
    }

    dt,
    .soft {
      color: var(--ink-soft);
    }

    dd {
      margin: 0;
    }

    .small,
    code {
      font-size: var(--text-small);
    }

    summary {
      min-height: var(--touch);
      padding: var(--space-2) 0;
      cursor: pointer;
    }

    input[type='file'] {
      max-width: 100%;
      min-height: var(--touch);
      color: inherit;
      font: inherit;
    }
  `,
];
