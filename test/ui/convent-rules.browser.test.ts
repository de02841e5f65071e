import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { locale } from '../../src/app/locale.ts';
import { noviceNumbers } from '../../src/games/convent/rules/seats.ts';
import { presets, settingNames } from '../../src/games/convent/rules/settings.ts';
import { askFrom } from '../../src/games/convent/ui/how-to-play/asked-from.ts';
import type { ConventPicture } from '../../src/games/convent/ui/how-to-play/picture.ts';
import type { RulesScreen } from '../../src/screens/rules.ts';
import '../../src/screens/rules.ts';
import { deepAll, deepFind, soon } from './convent-screens.ts';
import { loadStyles, testServices } from './shell-fixtures.ts';

async function open(): Promise<RulesScreen> {
  const screen = await fixture<RulesScreen>(
    html`<rules-screen .services=${testServices()} .route=${{ screen: 'rules', game: 'convent' }}></rules-screen>`,
  );
  await soon(() => deepFind(screen, 'convent-picture'));
  return screen;
}

const pictures = (screen: Element): readonly ConventPicture[] => deepAll<ConventPicture>(screen, 'convent-picture');

describe('how to play the convent', () => {
  before(async () => {
    await loadStyles();
    await setViewport({ width: 360, height: 640 });
  });

  it('is accessible and fits a phone', async () => {
    const screen = await open();
    deepFind<HTMLDetailsElement>(screen, 'details')!.open = true;
    await expect(screen).to.be.accessible();
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
  });

  it('draws the examples on the real board, and only those near the screen', async () => {
    const screen = await open();
    expect(pictures(screen).length).to.equal(5);
    const drawn = (): number => pictures(screen).filter(one => one.shadowRoot!.querySelector('svg')).length;
    pictures(screen)[4]!.scrollIntoView();
    await soon(() => pictures(screen)[4]!.shadowRoot!.querySelector('svg.figures'));
    await soon(() => drawn() < 5);
  });

  it('C-17.25, C-17.23: the pictures show what the rulings say', async () => {
    const [noise, sight] = pictures(await open());
    expect(noise!.example.scene.noises.map(({ space, guard }) => `${guard} ${space}`)).to.deep.equal([
      'abbess 39',
      'abbess 41',
    ]);
    expect(noise!.example.scene.trails.map(({ spaces }) => spaces[1])).to.deep.equal([39, 41]);
    expect(noise!.example.scene.trails.every(({ spaces }) => spaces.length === 5)).to.equal(true);
    expect(sight!.example.scene.guards[0]!.cone!.length).to.be.greaterThan(6);
  });

  it('C-17.27, C-17.21: ways back to the path and home are walks of the board', async () => {
    const [, , , duty, capture] = pictures(await open());
    expect(duty!.example.scene.trails[0]!.spaces).to.deep.equal([23, 43, 42, 45, 69]);
    expect(capture!.example.scene.trails.map(({ spaces }) => spaces)).to.deep.equal([
      [41, 40, 26, 19, 3],
      [41, 40, 39, 27, 18, 19, 3],
    ]);
  });

  it('C-16: lists every setting, and says what the game plays that one came from', async () => {
    const plain = await open();
    const rows = (screen: Element): number => deepAll(screen, '.settings dt').length;
    expect(rows(plain)).to.be.at.least(settingNames.length);
    expect(deepAll(plain, '.used').length).to.equal(0);
    const settings = { ...presets.first2010, 'end.rounds': '14' } as const;
    askFrom({ preset: 'first2010', settings, novices: noviceNumbers, guardPlayers: 1, dice: 'drawn' });
    const asked = await open();
    const used = deepAll(asked, '.used').map(one => one.textContent?.trim());
    expect(used.length).to.equal(settingNames.length);
    expect(used).to.include('This game: 14');
    expect(deepFind<HTMLDetailsElement>(asked, 'details')!.open).to.equal(true);
    expect(deepAll(await open(), '.used').length).to.equal(0);
  });

  it('speaks all three languages', async () => {
    const screen = await open();
    for (const [language, words] of [
      ['zh-Hant', '一個夜晚'],
      ['zh-Hans', '一个夜晚'],
      ['en', 'One night'],
    ] as const) {
      await locale.switchTo(language);
      await soon(() => deepFind(screen, '#goal')!.textContent!.includes(words));
    }
  });
});
