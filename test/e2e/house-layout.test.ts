import type { Session } from '../../src/engine/session.ts';
import { keepGame } from '../support/e2e-game.ts';
import { dealtHouse, loadedHouse, playedTo } from '../support/e2e-house-game.ts';
import { everyScreen, longName, press, route, type Screen } from '../support/e2e-screens.ts';

const alone = { [longName]: ['explorer1', 'explorer2', 'explorer3', 'explorer4'] };
const shared = { [longName]: ['explorer1', 'explorer3'], Ben: ['explorer2', 'explorer4'] };

/** Games at the moments that are looked at, each under its own name. */
function games(): readonly Session[] {
  const deal = (
    id: string,
    dice: 'drawn' | 'typed' = 'drawn',
    sitting: typeof alone | typeof shared = alone,
  ): Session => dealtHouse({ players: 4, dice }, { sitting, id, seed: 6 });
  return [
    playedTo(deal('turn'), (pending, { tiles }) => pending.key === 'turn.free' && tiles.length > 12),
    playedTo(deal('placement'), ({ key, choices }) => key === 'tile.rotation' && choices.length > 1),
    playedTo(deal('card'), ({ card, choices }) => card !== null && choices.length > 1),
    playedTo(deal('roll', 'typed'), ({ kind }) => kind === 'roll'),
    playedTo(deal('book'), ({ key }) => key === 'haunt.read'),
    playedTo(deal('gate', 'drawn', shared), ({ key }) => key === 'haunt.read'),
    playedTo(deal('haunt'), ({ key }, { haunt, turn }) => key === 'turn.free' && haunt?.traitor === turn.seat),
    playedTo(deal('over', 'drawn', shared), null),
  ];
}

const tab = (index: number, ready: string): Screen['show'] => press('house-table .tabs button', ready, index);

const screens: readonly Screen[] = [
  { name: 'set-up', show: route('#/set-up/house', 'house-options segmented-choice') },
  {
    name: 'set-up with all rules',
    show: page =>
      page.locator('set-up-screen summary').evaluateAll(all => all.forEach(each => (each as HTMLElement).click())),
  },
  { name: 'how to play', show: route('#/rules/house', 'rules-screen h2') },
  { name: 'turn', show: route('#/play/turn', 'house-turn-menu') },
  { name: 'people', show: tab(1, 'house-people-panel') },
  { name: 'chart and odds', show: tab(2, 'house-haunt-panel') },
  { name: 'log', show: tab(3, 'house-log-panel') },
  { name: 'menu', show: press('house-play-menu [aria-haspopup="dialog"]', 'dialog[open]') },
  { name: 'tools', show: press('house-play-menu #menu .list button', 'house-play-menu house-tools', -4) },
  { name: 'placement', show: route('#/play/placement', 'house-placement-panel') },
  {
    name: 'after a placement',
    show: press('house-placement-panel button.primary', 'house-moment-panel, house-ask-panel'),
  },
  { name: 'card', show: route('#/play/card', 'house-ask-panel house-card') },
  { name: 'roll of real dice', show: route('#/play/roll', 'house-roll-entry') },
  { name: 'gate', show: route('#/play/gate', 'seat-gate .gate button') },
  { name: 'book among others', show: press('seat-gate .gate button', 'house-book') },
  { name: 'book', show: route('#/play/book', 'house-book .shown') },
  { name: 'traitor’s turn', show: route('#/play/haunt', 'house-turn-menu') },
  { name: 'the haunt', show: tab(2, 'house-haunt-panel') },
  { name: 'end', show: route('#/play/over', 'house-table h2') },
  { name: 'replay', show: route('#/replay/over', 'replay-screen') },
];

const kept = games();

everyScreen('every screen of the house', {
  screens,
  keep: async page => {
    for (const game of kept) await keepGame(page, game, loadedHouse);
  },
});
