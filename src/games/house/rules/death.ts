import { explorerOf, livingExplorers } from './figures.ts';
import { gainCard, layOnPile } from './hands.ts';
import { hooksAt, runAfter } from './hooks.ts';
import type { Machine, Procedure } from './machine.ts';
import type { ExplorerState } from './state.ts';
import { layThings } from './things.ts';
import { traits } from './terms.ts';
import type { CardId, FigureId, Trait } from './terms.ts';

/**
 * An explorer is out: what it held lies as a pile, companions wait, marks and lasting events leave the game (H-12.13). A rule
 * of a haunt may put something in the place of death. Arguments: figure; optionally isLost (gone with its room and all it held).
 */
export const die: Procedure = (machine, args) => {
  const explorer = explorerOf(machine.state, args['figure'] as FigureId);
  const isLost = args['isLost'] === true;
  if (!explorer?.alive) return;
  const [replaced] = hooksAt(machine, 'death', { figure: explorer.seat }).filter(({ hook }) => hook.kind === 'replace');
  if (replaced && !isLost) {
    for (const trait of traits) backFromSkull(machine, explorer, trait);
    machine.run(replaced.hook.do, replaced.env);
    return;
  }
  explorer.alive = false;
  explorer.heldBy = null;
  for (const other of Object.values(machine.state.explorers)) if (other.heldBy === explorer.seat) other.heldBy = null;
  machine.barrier = true;
  machine.emit({ t: 'died', figure: explorer.seat, room: explorer.room });
  const kindOf = (card: CardId): string => machine.content.cards.get(card)?.kind ?? 'object';
  const { cards, lasting } = explorer;
  explorer.cards = [];
  explorer.lasting = [];
  delete machine.state.hidden.banked[explorer.seat];
  if (isLost) {
    machine.state.removed.push(...cards, ...lasting);
    runAfter(machine, 'death', { figure: explorer.seat, env: { bound: { deathRoom: explorer.room } } });
    return;
  }
  layThings(machine, explorer.seat);
  machine.state.removed.push(...cards.filter(card => kindOf(card) === 'mark'), ...lasting);
  layOnPile(
    machine,
    explorer,
    cards.filter(card => kindOf(card) !== 'mark' && kindOf(card) !== 'companion'),
  );
  for (const card of cards.filter(card => kindOf(card) === 'companion')) leaveCompanion(machine, explorer, card);
  runAfter(machine, 'death', { figure: explorer.seat, env: { bound: { deathRoom: explorer.room } } });
};

/** Whoever does not die after all stands at the lowest value again. */
function backFromSkull(machine: Machine, { seat, tracks }: ExplorerState, trait: Trait): void {
  const track = tracks[trait];
  if (track.index >= 0) return;
  machine.emit({ t: 'traitChanged', seat, trait, by: -track.index, index: 0 });
  track.index = 0;
}

/** Explorers already there come first, nearest to the dead seat's left; else the companion waits (H-12.14). */
function leaveCompanion(machine: Machine, dead: ExplorerState, card: CardId): void {
  const { seats } = machine.state;
  const start = seats.indexOf(dead.seat);
  const distance = (seat: string): number => (seats.indexOf(seat) - start + seats.length) % seats.length;
  const [next] = livingExplorers(machine.state)
    .filter(other => other.room === dead.room && other.barrierSide === dead.barrierSide && !other.away)
    .sort((one, other) => distance(one.seat) - distance(other.seat));
  if (next) gainCard(machine, next, { card, from: 'death' });
  else machine.state.companions.push({ card, room: dead.room, barrierSide: dead.barrierSide });
}
