import { aTimeout, expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { locale } from '../../src/app/locale.ts';
import { preferences } from '../../src/app/preferences.ts';
import { toasts, type Toast } from '../../src/app/toasts.ts';
import '../../src/ui/dialog.ts';
import type { VigilDialog } from '../../src/ui/dialog.ts';
import '../../src/ui/dice-roll.ts';
import type { DiceRoll } from '../../src/ui/dice-roll.ts';
import '../../src/ui/error-panel.ts';
import type { ErrorPanel } from '../../src/ui/error-panel.ts';
import '../../src/ui/hold-to-show.ts';
import type { HoldToShow } from '../../src/ui/hold-to-show.ts';
import '../../src/ui/log-list.ts';
import type { LogList } from '../../src/ui/log-list.ts';
import '../../src/ui/seat-badge.ts';
import type { SeatBadge } from '../../src/ui/seat-badge.ts';
import '../../src/ui/segmented-choice.ts';
import type { SegmentedChoice } from '../../src/ui/segmented-choice.ts';
import '../../src/ui/toast-host.ts';
import type { ToastHost } from '../../src/ui/toast-host.ts';
import { loadStyles } from './shell-fixtures.ts';

function inside<Kind extends Element>(host: { readonly renderRoot: ParentNode }, selector: string): Kind {
  const found = host.renderRoot.querySelector<Kind>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

before(loadStyles);

describe('the dialog', () => {
  async function dialog(isRequired = false): Promise<{ host: HTMLElement; element: VigilDialog }> {
    const host = await fixture<HTMLElement>(html`
      <div>
        <button id="opener">Open</button>
        <vigil-dialog heading="Delete?" ?required=${isRequired}>
          <p>For good.</p>
          <button slot="actions">Yes</button>
        </vigil-dialog>
      </div>
    `);
    const element = host.querySelector('vigil-dialog');
    if (!element) throw new Error('no dialog');
    return { host, element };
  }

  it('is accessible when open', async () => {
    const { element } = await dialog();
    void element.show();
    await waitUntil(() => element.isOpen);
    await expect(element).to.be.accessible();
    element.close();
  });

  it('answers with the action, and with nothing on Escape; the focus goes back', async () => {
    const { host, element } = await dialog();
    const opener = host.querySelector<HTMLButtonElement>('#opener');
    opener?.focus();
    const first = element.show();
    await waitUntil(() => element.isOpen);
    element.close('yes');
    expect(await first).to.equal('yes');
    const second = element.show();
    await waitUntil(() => element.isOpen);
    await sendKeys({ press: 'Escape' });
    expect(await second).to.equal('');
    expect(document.activeElement).to.equal(opener);
  });

  it('stays on Escape when it must be answered', async () => {
    const { element } = await dialog(true);
    void element.show();
    await waitUntil(() => element.isOpen);
    for (const _press of [1, 2]) {
      await sendKeys({ press: 'Escape' });
      await aTimeout(0);
      expect(element.isOpen).to.equal(true);
    }
    expect(element.renderRoot.querySelector('button')).to.equal(null);
    element.close();
  });
});

describe('the seat badge', () => {
  const mark = { colour: 10, shape: 'star', letter: '4' } as const;

  it('shows colour, shape, letter and name, and is accessible', async () => {
    const badge = await fixture<SeatBadge>(html`<seat-badge .mark=${mark} name="Anna"></seat-badge>`);
    expect(badge.style.getPropertyValue('--seat')).to.equal('var(--seat-1)');
    expect(inside(badge, 'text').textContent).to.equal('4');
    expect(inside(badge, '.name').textContent).to.equal('Anna');
    await expect(badge).to.be.accessible();
  });

  it('speaks the name when it shows the mark alone', async () => {
    const badge = await fixture<SeatBadge>(html`<seat-badge compact .mark=${mark} name="Anna"></seat-badge>`);
    expect(badge.renderRoot.querySelector('.name')).to.equal(null);
    expect(inside(badge, 'svg').getAttribute('aria-label')).to.equal('Anna');
    await expect(badge).to.be.accessible();
  });
});

describe('holding to show', () => {
  const secret = 'omen';

  async function hold(): Promise<HoldToShow> {
    return fixture<HoldToShow>(
      html`<hold-to-show label="my cards" .content=${() => html`<p>${secret}</p>`}></hold-to-show>`,
    );
  }

  const isShown = (element: HoldToShow): boolean => element.renderRoot.textContent?.includes(secret) ?? false;

  function point(target: Element, type: string): void {
    target.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, bubbles: true }));
  }

  it('is accessible and shows nothing by itself', async () => {
    const element = await hold();
    expect(isShown(element)).to.equal(false);
    await expect(element).to.be.accessible();
  });

  for (const release of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    it(`shows from pressing until ${release}`, async () => {
      const element = await hold();
      const button = inside<HTMLButtonElement>(element, '.hold');
      button.setPointerCapture = () => undefined;
      point(button, 'pointerdown');
      await element.updateComplete;
      expect(isShown(element)).to.equal(true);
      point(button, release);
      expect(isShown(element)).to.equal(false);
    });
  }

  it('is switched by the keyboard and gone with the focus', async () => {
    const element = await hold();
    inside<HTMLButtonElement>(element, '.hold').focus();
    await sendKeys({ press: 'Space' });
    await element.updateComplete;
    expect(isShown(element)).to.equal(true);
    await sendKeys({ press: 'Space' });
    expect(isShown(element)).to.equal(false);
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    await sendKeys({ press: 'Tab' });
    expect(isShown(element)).to.equal(false);
  });

  it('has a button that needs no holding, and hides with the window', async () => {
    const element = await hold();
    const button = inside<HTMLButtonElement>(element, '.timed');
    expect(button.textContent?.trim()).to.equal('Show for 8 seconds');
    button.click();
    await element.updateComplete;
    expect(isShown(element)).to.equal(true);
    dispatchEvent(new Event('blur'));
    expect(isShown(element)).to.equal(false);
  });
});

describe('the die', () => {
  afterEach(() => preferences.change({ motion: 'system' }));

  it('asks for the roll, tumbles, and lies on the number of the referee', async () => {
    const die = await fixture<DiceRoll>(html`<dice-roll label="Noise of Anna"></dice-roll>`);
    await expect(die).to.be.accessible();
    const asked = oneEvent(die, 'roll-asked');
    inside<HTMLButtonElement>(die, 'button').click();
    await asked;
    const settled = oneEvent(die, 'die-settled');
    die.value = 4;
    await die.updateComplete;
    expect(die.isTumbling).to.equal(true);
    expect((await settled).detail).to.equal(4);
    await die.updateComplete;
    expect(inside(die, '.die').getAttribute('aria-label')).to.equal('Noise of Anna: 4');
    expect(die.renderRoot.querySelectorAll('.pip').length).to.equal(4);
    await expect(die).to.be.accessible();
  });

  it('lies there at once under reduced motion', async () => {
    preferences.change({ motion: 'reduced' });
    const die = await fixture<DiceRoll>(html`<dice-roll label="Noise"></dice-roll>`);
    const settled = oneEvent(die, 'die-settled');
    die.value = 6;
    await die.updateComplete;
    expect(die.isTumbling).to.equal(false);
    expect((await settled).detail).to.equal(6);
  });

  it('takes the number of a real die from the keyboard', async () => {
    const die = await fixture<DiceRoll>(html`<dice-roll label="Noise" entry="typed"></dice-roll>`);
    await expect(die).to.be.accessible();
    const entered = oneEvent(die, 'die-entered');
    inside<HTMLButtonElement>(die, '[aria-label="5"]').focus();
    await sendKeys({ press: 'Enter' });
    expect((await entered).detail).to.equal(5);
    expect(die.renderRoot.querySelectorAll('button').length).to.equal(6);
  });
});

describe('the log', () => {
  it('says so when it is empty', async () => {
    const log = await fixture<LogList>(html`<log-list></log-list>`);
    expect(log.renderRoot.textContent).to.include('Nothing has happened yet.');
  });

  it('groups its lines and asks why', async () => {
    const lines = [
      { id: 'a', heading: 'Round 1', text: 'A noise at 26' },
      { id: 'b', heading: 'Round 1', text: 'Anna was seen', hasWhy: true },
      { id: 'c', heading: 'Round 2', text: 'Silence' },
    ];
    const log = await fixture<LogList>(html`<log-list .lines=${lines}></log-list>`);
    await expect(log).to.be.accessible({ ignoredRules: ['heading-order'] });
    expect(
      [...log.renderRoot.querySelectorAll('section')].map(section => section.querySelectorAll('li').length),
    ).to.deep.equal([2, 1]);
    const asked = oneEvent(log, 'why-asked');
    inside<HTMLButtonElement>(log, 'button').click();
    expect((await asked).detail).to.equal('b');
  });
});

describe('the segmented choice', () => {
  it('is a group of radio buttons that arrow keys walk through', async () => {
    const options = ['a', 'b', 'c'].map(value => ({ value, label: value.toUpperCase() }));
    const choice = await fixture<SegmentedChoice>(
      html`<segmented-choice label="Colours" .options=${options} value="a"></segmented-choice>`,
    );
    await expect(choice).to.be.accessible();
    inside<HTMLInputElement>(choice, 'input').focus();
    const changed = oneEvent(choice, 'choice-changed');
    await sendKeys({ press: 'ArrowRight' });
    expect((await changed).detail).to.equal('b');
    expect(inside(choice, '.chosen').textContent?.trim()).to.equal('B');
  });
});

describe('the error panel', () => {
  it('says what to do and offers both ways', async () => {
    const panel = await fixture<ErrorPanel>(
      html`<error-panel what="The core is missing." next="Go online." leave-label="Home"></error-panel>`,
    );
    await expect(panel).to.be.accessible({ ignoredRules: ['heading-order'] });
    expect(inside(panel, '[role="alert"]').textContent).to.include('Go online.');
    const [retry, leave] = panel.renderRoot.querySelectorAll('button');
    const retried = oneEvent(panel, 'retry');
    retry?.click();
    await retried;
    const left = oneEvent(panel, 'leave');
    leave?.click();
    await left;
  });
});

describe('toasts', () => {
  afterEach(() => toasts.shown.forEach(toast => toasts.close(toast)));

  it('are shown once, spoken each time, and run their action once', async () => {
    const host = await fixture<ToastHost>(html`<toast-host></toast-host>`);
    let runs = 0;
    const toast: Toast = {
      text: () => 'A new version is here',
      action: {
        label: () => 'Update',
        run: () => {
          runs += 1;
        },
      },
    };
    toasts.show(toast);
    toasts.show({ ...toast });
    await host.updateComplete;
    expect(host.renderRoot.querySelectorAll('.toast').length).to.equal(1);
    expect(document.querySelectorAll('[aria-live] p').length).to.be.at.least(2);
    await expect(host).to.be.accessible();
    inside<HTMLButtonElement>(host, 'button').click();
    await host.updateComplete;
    expect(runs).to.equal(1);
    expect(host.renderRoot.querySelector('.toast')).to.equal(null);
  });
});

describe('a change of language', () => {
  afterEach(() => locale.switchTo('en'));

  it('reaches elements that are on the page', async () => {
    const die = await fixture<DiceRoll>(html`<dice-roll></dice-roll>`);
    await locale.switchTo('zh-Hant');
    await aTimeout(0);
    await die.updateComplete;
    expect(inside(die, 'button').textContent?.trim()).to.equal('擲骰');
  });
});
