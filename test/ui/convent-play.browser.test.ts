import { expect, waitUntil } from '@open-wc/testing';
import type { ConventTurn } from '../../src/games/convent/ui/play/turn.ts';
import type { PlanAction } from '../../src/games/convent/rules/actions.ts';
import {
  button,
  closeGames,
  find,
  findAll,
  openGame,
  pageText,
  press,
  settle,
  skipRecap,
  tapSpace,
} from './convent-page.ts';
import { loadStyles } from './shell-fixtures.ts';

const entered = (page: Awaited<ReturnType<typeof openGame>>): readonly (string | null)[] =>
  page.referee.asked.filter(({ call }) => call === 'enterSeat').map(({ seat }) => seat);

describe('the convent on the play screen', () => {
  before(loadStyles);
  afterEach(closeGames);

  it('leads one person alone straight into her turn, without a gate', async () => {
    const { screen } = await openGame({ people: [['novice1']] });
    await waitUntil(() => find(screen, 'convent-turn'));
    expect(button(screen, /^I am/)).to.equal(null);
    await expect(find(screen, 'convent-turn')!).to.be.accessible();
  });

  it('plans two moves of the first round, keeps the card, and tells what happened', async () => {
    const page = await openGame({ people: [['novice1']] });
    const { screen } = page;
    await waitUntil(() => find(screen, 'convent-turn'));
    await tapSpace(screen, 19);
    expect(find(screen, 'convent-plan-panel')!.shadowRoot!.textContent).to.contain('1 → 21 → 20 → 19');
    await press(screen, /^Now the second move$/);
    await press(screen, /^Step to 18/);
    await press(screen, /^Step to 17/);
    await press(screen, /^Step to 16/);
    await press(screen, /^Step back$/);
    await press(screen, /^Step to 5, Cell 5/);
    await press(screen, /^Move and show “walk”$/);
    const plan = page.referee.asked.find(({ action }) => action?.t === 'plan')!.action as PlanAction;
    expect(plan.moves).to.deep.equal([
      [21, 20, 19],
      [18, 17, 5],
    ]);
    expect(plan.mode).to.equal('walk');
    await waitUntil(() => find(screen, 'convent-recap-panel'), 'no recap', { timeout: 8000 });
    await expect(find(screen, 'convent-table')!).to.be.accessible();
    expect(find(screen, 'convent-turn')).to.equal(null);
    await skipRecap(screen);
    await waitUntil(() => find(screen, 'convent-turn'), 'the next turn', { timeout: 8000 });
    expect((find(screen, 'convent-turn') as ConventTurn).context.update.revision).to.be.greaterThan(1);
  });

  it('stands a gate between two people and asks for nobody’s sight before it is opened', async () => {
    const page = await openGame({ people: [['novice1'], ['novice2', 'guards']] });
    expect(entered(page)).to.deep.equal([]);
    await press(page.screen, /^I am Anna$/);
    await waitUntil(() => find(page.screen, 'convent-turn'));
    expect(entered(page)).to.deep.equal(['novice1']);
    await press(page.screen, /^Move and show “stand”$/);
    expect(find(page.screen, 'convent-turn')).to.equal(null);
    expect(entered(page)).to.deep.equal(['novice1'], 'Ben’s sight waits for Ben');
    expect(page.referee.asked.some(({ call, seat }) => call === 'leaveSeat' && seat === 'novice1')).to.equal(true);
    expect(button(page.screen, /^I am Ben$/)).not.to.equal(null);
  });

  it('has no gate between two seats of the same person', async () => {
    const page = await openGame({ people: [['novice1', 'novice3'], ['guards']] });
    await press(page.screen, /^I am Anna$/);
    await press(page.screen, /^Move and show “stand”$/);
    await waitUntil(() => (find(page.screen, 'convent-turn') as ConventTurn | null)?.sight.seat === 'novice3');
    expect(button(page.screen, /^I am/)).to.equal(null);
  });

  it('puts a plan away on Back and on hiding, and gives it back to its owner alone', async () => {
    const page = await openGame({ people: [['novice1'], ['novice2']] });
    await press(page.screen, /^I am Anna$/);
    await waitUntil(() => find(page.screen, 'convent-turn'));
    await tapSpace(page.screen, 20);
    history.back();
    await waitUntil(() => button(page.screen, /^I am Anna$/));
    expect(find(page.screen, 'convent-turn')).to.equal(null);
    expect(pageText()).not.to.match(/21 → 20|Key|Wish|convent-plan/);
    await press(page.screen, /^I am Anna$/);
    await waitUntil(() => find(page.screen, 'convent-plan-panel'));
    expect(find(page.screen, 'convent-plan-panel')!.shadowRoot!.textContent).to.contain('1 → 21 → 20');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(find(page.screen, 'convent-turn')).to.equal(null);
    await settle();
  });

  it('forgets a plan as soon as it is confirmed', async () => {
    const page = await openGame({ people: [['novice1'], ['novice2', 'guards']] });
    await press(page.screen, /^I am Anna$/);
    await waitUntil(() => find(page.screen, 'convent-turn'));
    await tapSpace(page.screen, 21);
    const { memory } = (find(page.screen, 'convent-turn') as ConventTurn).context.desk;
    expect([...memory.keys()]).to.deep.equal(['plan novice1']);
    await press(page.screen, /^Now the second move$/);
    await tapSpace(page.screen, 1);
    await press(page.screen, /^Move and show “sneak”$/);
    await waitUntil(() => button(page.screen, /^I am Ben$/));
    expect([...memory.keys()]).to.deep.equal([]);
  });

  it('holds the same page for two games that differ only in somebody else’s secrets', async () => {
    const texts: string[] = [];
    for (const walks of [false, true]) {
      const page = await openGame({ people: [['novice1'], ['novice2'], ['guards']], seed: 7 });
      await press(page.screen, /^I am Anna$/);
      await waitUntil(() => find(page.screen, 'convent-turn'));
      if (walks) await tapSpace(page.screen, 21);
      if (walks) await press(page.screen, /^Now the second move$/);
      if (walks) await tapSpace(page.screen, 1);
      await press(page.screen, walks ? /^Move and show “sneak”$/ : /^Move and show “stand”$/);
      texts.push(pageText());
      await press(page.screen, /^I am Ben$/);
      await waitUntil(() => find(page.screen, 'convent-turn'));
      texts.push(pageText());
      closeGames();
    }
    expect(texts[2]).to.equal(texts[0]);
    expect(texts[3]).to.equal(texts[1]);
  });

  it('turns the guard’s light before she commits, and steps on the second tap', async () => {
    const page = await openGame({ people: [['guards']] });
    const { screen } = page;
    await waitUntil(() => button(screen, /^Skip$/), 'a recap of the bots', { timeout: 8000 });
    await skipRecap(screen);
    await press(screen, /^The Abbess$/);
    await press(screen, /^green 26–84$/);
    await press(screen, /^Take green 26–84$/);
    await waitUntil(() => find(screen, 'convent-guard-move'));
    await expect(find(screen, 'convent-table')!).to.be.accessible();
    const acts = (): number => page.referee.asked.filter(({ action }) => action?.t === 'step').length;
    const board = find<HTMLElement & { scene: { guards: readonly { id: string; cone: unknown; facing: unknown }[] } }>(
      screen,
      'convent-board',
    )!;
    const abbess = () => board.scene.guards.find(({ id }) => id === 'abbess')!;
    await press(screen, /^Look towards 19/);
    expect(abbess().facing).to.deep.equal({ from: 26, to: 19 });
    expect(abbess().cone).to.be.instanceOf(Float32Array);
    expect(acts()).to.equal(0);
    await tapSpace(screen, 19);
    expect(acts()).to.equal(1);
  });

  it('shows a refusal in a plain sentence with the number of the rule', async () => {
    const page = await openGame({ people: [['novice1']] });
    await waitUntil(() => find(page.screen, 'convent-turn'));
    page.referee.port.act = async () => ({ ok: false, refused: { code: 'locked', rule: 'C-4.5' } });
    await press(page.screen, /^Move and show “stand”$/);
    const refused = find(page.screen, '.refused')!;
    expect(refused.textContent).to.contain('The door is locked').and.to.contain('C-4.5');
  });

  it('says plainly when there is no such game, and leads home', async () => {
    const page = await openGame({ people: [['novice1']] });
    closeGames();
    const screen = document.createElement('play-screen');
    screen.services = page.screen.services;
    screen.route = { screen: 'play', id: 'nowhere' };
    screen.referee = page.referee.start;
    document.body.append(screen);
    await waitUntil(() => find(screen, 'error-panel'));
    await press(screen, /^To the start$/);
    expect(page.went).to.deep.equal([{ screen: 'home' }]);
    screen.remove();
  });

  it('keeps notes of the pencil and says nothing of them to the referee', async () => {
    const page = await openGame({ people: [['novice1'], ['guards']] });
    await press(page.screen, /^Look at the board$/);
    await press(page.screen, /^Pencil$/);
    await press(page.screen, /^Cross$/);
    await tapSpace(page.screen, 40);
    const board = find<HTMLElement & { scene: { notes: unknown } }>(page.screen, 'convent-board')!;
    expect(board.scene.notes).to.deep.equal([{ space: 40, stamp: 'cross' }]);
    await press(page.screen, /^Clear all$/);
    expect(board.scene.notes).to.deep.equal([]);
    expect(page.referee.asked.filter(({ call }) => call === 'act')).to.deep.equal([]);
    await press(page.screen, /^Now$/);
    await press(page.screen, /^Next: Anna \(1\)$/);
    expect(button(page.screen, /^I am Anna$/)).not.to.equal(null);
  });

  it('asks for real dice on the table and for nobody’s hand', async () => {
    const page = await openGame({ people: [['novice1'], ['novice2'], ['guards']], dice: 'typed' });
    for (const name of ['Anna', 'Ben']) {
      await press(page.screen, new RegExp(`^I am ${name}$`));
      await press(page.screen, /^Move and show “stand”$/);
    }
    await waitUntil(() => find(page.screen, 'convent-recap-panel'), 'cards are told', { timeout: 8000 });
    await skipRecap(page.screen);
    const looked = () => entered(page).filter(seat => seat !== 'guards');
    const before = looked().length;
    await waitUntil(() => find(page.screen, 'convent-roll-entry'));
    for (let roll = 0; roll < 3; roll++) {
      await waitUntil(() => button(page.screen, /^6$/), `roll ${roll}`);
      await press(page.screen, /^6$/);
    }
    expect(page.referee.asked.filter(({ action }) => action?.t === 'roll').length).to.equal(3);
    expect(looked().length).to.equal(before, 'no novice’s hand is looked into for a roll');
  });

  it('fits a phone and a tablet without a page that scrolls, with targets for thumbs', async () => {
    const page = await openGame({ people: [['novice1'], ['guards']] });
    await press(page.screen, /^I am Anna$/);
    await waitUntil(() => find(page.screen, 'convent-turn'));
    for (const tab of [/^Hints$/, /^Choices$/, /^Card$/, /^Log$/, /^Move$/]) {
      await press(page.screen, tab);
      expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
      for (const small of findAll(page.screen, 'button, summary, select, label.card, label.switch')) {
        if (small.dataset['space'] || small.getClientRects().length === 0) continue;
        const box = small.getBoundingClientRect();
        expect(box.height, small.outerHTML).to.be.at.least(43.5);
      }
    }
  });
});
