import { css } from 'lit';
import { rulesPageStyles } from '../../../../ui/rules-page.ts';

export const howToPlayStyles = [
  rulesPageStyles,
  css`
    .icon {
      color: var(--candle-ink);
      vertical-align: -0.15em;
    }

    figure {
      display: grid;
      gap: var(--space-2);
      min-width: 0;
      margin: 0;
    }

    figcaption {
      color: var(--ink-soft);
      font-size: var(--text-small);
    }

    .chain,
    .clues {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-3);
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .chain li {
      display: grid;
      justify-items: center;
      gap: var(--space-1);
      min-width: 3.5rem;
      font-size: var(--text-small);
    }

    .chain .icon {
      font-size: 2rem;
    }

    .chain li:not(:last-child)::after {
      content: none;
    }

    .halves {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
      gap: var(--space-4);
    }

    ol {
      margin: var(--space-1) 0 0;
      padding-left: 1.5rem;
    }

    table {
      width: 100%;
      border-collapse: collapse;
    }

    th,
    td {
      padding: var(--space-1) var(--space-2) var(--space-1) 0;
      border-bottom: 1px solid var(--line);
      font-weight: 400;
      text-align: start;
      vertical-align: top;
    }

    thead th {
      color: var(--ink-soft);
      font-size: var(--text-small);
    }

    .sum {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      font-weight: 600;
    }

    .lock {
      display: inline-block;
      width: 0.75rem;
      height: 0.75rem;
      margin-right: var(--space-1);
      border: 1px solid var(--ink-soft);
      border-radius: 50%;
    }

    .white {
      background: #f4f0e4;
    }

    .blue {
      background: #3d7ff0;
    }

    .green {
      background: #3fae63;
    }

    .red {
      background: #d6453a;
    }

    .yellow {
      background: #f0c43a;
    }

    .note {
      padding-left: var(--space-3);
      border-left: 3px solid var(--candle);
    }

    @media (min-width: 44rem) {
      section:has(figure) {
        grid-template-columns: minmax(0, 1fr) minmax(0, 22rem);
        align-items: start;
      }

      section:has(figure) > :not(figure) {
        grid-column: 1;
      }

      figure {
        grid-column: 2;
        grid-row: 1 / span 4;
      }
    }
  `,
];
