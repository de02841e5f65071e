import { msg } from '@lit/localize';
import { html } from 'lit';
import '../ui/error-panel.ts';
import type { OpenFailure } from '../workers/referee-port.ts';
import { failureText } from './play-failure.ts';

/** In place of a game that cannot be shown: why, what to do next, and the ways on. */
export function failurePanel(
  kind: OpenFailure['kind'] | 'texts',
  { retry, leave }: { readonly retry: () => unknown; readonly leave: () => void },
) {
  const { what, next, mayRetry } = failureText(kind);
  return html`<error-panel
    what=${what}
    next=${next}
    ?no-retry=${!mayRetry}
    leave-label=${msg('To the start', { id: 'shell.home' })}
    @retry=${retry}
    @leave=${leave}
  ></error-panel>`;
}
