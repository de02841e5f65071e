import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { locale } from '../../src/app/locale.ts';
import type { AuditScreen } from '../../src/screens/audit.ts';
import '../../src/screens/audit.ts';
import type { AuditAnswer, AuditReport, RefereePort } from '../../src/workers/referee-port.ts';
import { aTable } from '../support/save-builder.ts';
import { createdBy } from './convent-screens.ts';
import { loadStyles, testServices } from './shell-fixtures.ts';

const digits = 'ab'.repeat(32);

const honest: AuditReport = {
  finding: null,
  verified: 260,
  sealedFrom: 0,
  rounds: [
    { round: 0, words: [0, 1, 2, 3] },
    { round: 1, words: [255, 254, 253, 252] },
  ],
  deal: { root: digits, seedCommitment: digits },
};

const answerOf = (changes: Partial<AuditReport> = {}): AuditAnswer => ({
  ok: true,
  report: { ...honest, ...changes },
  name: 'Friday',
  table: aTable(['guards']),
});

async function open(referee: Partial<RefereePort>, id: string | null = 'g1') {
  const services = testServices();
  const dealer = createdBy({ open: async () => ({ ok: true }) as never, close: async () => undefined, ...referee });
  const screen = await fixture<AuditScreen>(
    html`<audit-screen
      .services=${services}
      .route=${{ screen: 'audit', id }}
      .referee=${dealer.start}
    ></audit-screen>`,
  );
  const text = (): string => screen.renderRoot.textContent!.replace(/\s+/g, ' ');
  return { screen, services, text };
}

async function choose(screen: AuditScreen, file: File): Promise<void> {
  const input = screen.renderRoot.querySelector<HTMLInputElement>('input[type="file"]')!;
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
}

describe('the audit screen', () => {
  before(async () => {
    await loadStyles();
    await setViewport({ width: 360, height: 640 });
  });
  afterEach(() => locale.switchTo('en'));
  after(() => history.replaceState(null, '', '#/'));

  it('says that everything fits, with the words of each round, accessibly', async () => {
    const { screen, text } = await open({ audit: async () => answerOf() });
    await waitUntil(() => text().includes('acorn · anchor'));
    expect(text()).to.include('Everything fits: 260 entries, verified to round 1.');
    expect(text()).to.include('zebra · wolf');
    await expect(screen).to.be.accessible();
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
  });

  it('names the first entry that does not fit: its number, its round, whose it is and what is wrong', async () => {
    const finding = { fault: 'seal', entry: 56, round: 4, seat: 'guards' } as const;
    const { screen, text } = await open({ audit: async () => answerOf({ finding, verified: 56 }) });
    await waitUntil(() => text().includes('does not fit'));
    expect(text()).to.include('Before it, 56 entries do.');
    expect(text()).to.include('Entry 57, in round 4, of Anna (guards)');
    expect(text()).to.include('Its seal does not fit');
    await expect(screen).to.be.accessible();
  });

  it('says what is proved and what is not, in three languages, and what has no seal', async () => {
    const { screen, text } = await open({ audit: async () => answerOf({ sealedFrom: 12 }) });
    await waitUntil(() => text().includes('The first 12 entries'));
    expect(text()).to.include('That nobody looked');
    for (const [language, words] of [
      ['zh-Hant', ['沒有人偷看', '完全相符', '橡果 · 船錨']],
      ['zh-Hans', ['没有人偷看', '完全一致', '橡果 · 船锚']],
    ] as const) {
      await locale.switchTo(language);
      await screen.updateComplete;
      for (const word of words) expect(text()).to.include(word);
    }
  });

  it('claims of the seals nothing where there are none, and of a bad log nothing at all', async () => {
    const unsealed = await open({ audit: async () => answerOf({ sealedFrom: null, rounds: [] }) });
    await waitUntil(() => unsealed.text().includes('none of them is sealed'));
    expect(unsealed.text()).to.include('Every choice was allowed').and.not.include('Nobody has changed');
    const finding = { fault: 'seal', entry: 56, round: 4, seat: 'guards' } as const;
    const bad = await open({ audit: async () => answerOf({ finding, verified: 56 }) });
    await waitUntil(() => bad.text().includes('does not fit'));
    expect(bad.text()).to.not.include('What this proves').and.not.include('Every choice was allowed');
  });

  it('checks the log of a file, and says when a file is none', async () => {
    const given: number[] = [];
    const auditFile = async (bytes: Uint8Array): Promise<AuditAnswer> => {
      given.push(bytes.length);
      return bytes.length > 3 ? answerOf() : { ok: false, failure: { kind: 'notASave' } };
    };
    const { screen, text } = await open({ auditFile }, null);
    expect(text()).not.to.include('Everything fits');
    await choose(screen, new File(['no'], 'no.json'));
    await waitUntil(() => screen.renderRoot.querySelector('[role="alert"]'));
    await choose(screen, new File(['a whole log'], 'log.json'));
    await waitUntil(() => text().includes('Everything fits'));
    expect(screen.renderRoot.querySelector('[role="alert"]')).to.equal(null);
    expect(given).to.deep.equal([2, 11]);
  });

  it('leads back to a game that goes on', async () => {
    const { services } = await open({ audit: async () => null });
    await waitUntil(() => services.router.current.screen === 'play');
  });
});
