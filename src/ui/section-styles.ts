import { css } from 'lit';

/** A page made of sections, each a sheet with its title. */
export const sectionStyles = css`
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    min-width: 0;
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: var(--text-large);
  }
`;
