import { msg } from '@lit/localize';
import { html } from 'lit';

/** From a game that is over to the audit of its log. */
export const auditButton = (desk: { showAudit(): void }) =>
  html`<button @click=${() => desk.showAudit()}>${msg('Check the log', { id: 'audit.title' })}</button>`;
