import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { announcer } from '../../src/app/announcer.ts';
import '../../src/ui/seat-gate.ts';
import type { SeatGate } from '../../src/ui/seat-gate.ts';
import { loadStyles } from './shell-fixtures.ts';

const secret = 'the key is on 98';
const mark = { colour: 1, shape: 'square', letter: '2' } as const;

async function closedGate(): Promise<SeatGate> {
  return fixture<SeatGate>(
    html`<seat-gate .mark=${mark} name="Anna" turn="1" .content=${() => html`<p>${secret}</p>`}></seat-gate>`,
  );
}

function button(gate: SeatGate): HTMLButtonElement {
  const found = gate.renderRoot.querySelector('button');
  if (!found) throw new Error('the gate has no button: it is open');
  return found;
}

async function openGate(): Promise<SeatGate> {
  const gate = await closedGate();
  const opened = oneEvent(gate, 'seat-opened');
  button(gate).click();
  await opened;
  return gate;
}

function holdsSecret(gate: SeatGate): boolean {
  return gate.renderRoot.textContent?.includes(secret) ?? false;
}

function becomeHidden(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

describe('the seat gate', () => {
  before(loadStyles);

  it('names the next person, holds no secret, and is accessible', async () => {
    const gate = await closedGate();
    expect(gate.renderRoot.querySelector('h1')?.textContent).to.equal('Pass the device to Anna');
    expect(holdsSecret(gate)).to.equal(false);
    await expect(gate).to.be.accessible();
  });

  it('opens by keyboard and moves the focus into the content', async () => {
    const gate = await closedGate();
    const opened = oneEvent(gate, 'seat-opened');
    button(gate).focus();
    await sendKeys({ press: 'Enter' });
    await opened;
    expect(holdsSecret(gate)).to.equal(true);
    expect(gate.shadowRoot?.activeElement?.className).to.equal('content');
  });

  const interruptions: readonly (readonly [string, string, () => void])[] = [
    ['the page is hidden', 'hidden', becomeHidden],
    ['the page is left', 'left', () => dispatchEvent(new Event('pagehide'))],
    ['the device is turned', 'rotated', () => screen.orientation.dispatchEvent(new Event('change'))],
  ];
  for (const [when, reason, interrupt] of interruptions) {
    it(`takes the secret out of the document at once when ${when}`, async () => {
      const gate = await openGate();
      announcer.announce(secret);
      let told: unknown;
      gate.addEventListener('seat-hidden', event => {
        told = (event as CustomEvent).detail;
      });
      interrupt();
      expect(holdsSecret(gate)).to.equal(false);
      expect(document.querySelector('[aria-live]')?.textContent).to.equal('');
      expect(told).to.equal(reason);
      expect(gate.shadowRoot?.activeElement).to.equal(button(gate));
      expect(gate.renderRoot.textContent).to.include('What you planned is kept.');
    });
  }

  it('goes back to the gate on Back, stays on the page, and opens again', async () => {
    const gate = await openGate();
    const address = location.href;
    history.back();
    await waitUntil(() => !gate.isShowing);
    expect(holdsSecret(gate)).to.equal(false);
    expect(location.href).to.equal(address);
    button(gate).click();
    await gate.updateComplete;
    expect(holdsSecret(gate)).to.equal(true);
  });

  it('closes for another turn, also of the same person', async () => {
    const gate = await openGate();
    const hidden = oneEvent(gate, 'seat-hidden');
    gate.turn = '2';
    expect((await hidden).detail).to.equal('done');
    await gate.updateComplete;
    expect(holdsSecret(gate)).to.equal(false);
    expect(gate.renderRoot.textContent).not.to.include('What you planned is kept.');
  });

  it('holds no secret when it is taken off the page and put back', async () => {
    const gate = await openGate();
    const parent = gate.parentElement;
    gate.remove();
    expect(holdsSecret(gate)).to.equal(false);
    parent?.append(gate);
    await gate.updateComplete;
    expect(holdsSecret(gate)).to.equal(false);
  });

  it('does not stand in the way of somebody who is alone', async () => {
    const gate = await fixture<SeatGate>(
      html`<seat-gate direct name="Anna" .content=${() => html`<p>${secret}</p>`}></seat-gate>`,
    );
    expect(holdsSecret(gate)).to.equal(true);
    becomeHidden();
    expect(holdsSecret(gate)).to.equal(true);
  });
});
