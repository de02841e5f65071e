import { html, type TemplateResult } from 'lit';

/**
 * A picture drawn with one path on a square of 512, in the colour of the text around it and as high as a line of it.
 * It says nothing to a screen reader: the button or text beside it does.
 */
export function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 512 512" width="1em" height="1em" aria-hidden="true">
    <path fill="currentColor" d=${path} />
  </svg>`;
}
