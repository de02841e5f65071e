import type { Choice } from './choices.ts';
import { areOpponents, livingExplorers, roomOfFigure } from './figures.ts';
import { mayAttack } from './fights.ts';
import { opposite } from './house-map.ts';
import { isForbidden } from './hooks.ts';
import { isTouched } from './hands.ts';
import type { Machine, Procedure } from './machine.ts';
import { environment } from './machine.ts';
import { barrierSideOf } from './movement.ts';
import { roomsInSight } from './sight.ts';
import type { ExplorerState } from './state.ts';
import type { CardId, FigureId, RoomId, Trait } from './terms.ts';

interface Means {
  readonly trait: Trait;
  readonly weapon: CardId | null;
  readonly isFar: boolean;
}

/** Bare hands, or one card that can be attacked with (H-12.8). */
function meansOf(machine: Machine, explorer: ExplorerState): readonly Means[] {
  const bare: Means = { trait: 'might', weapon: null, isFar: false };
  if (isForbidden(machine, 'use', explorer.seat)) return [bare];
  const weapons = explorer.cards
    .filter(card => !isTouched(machine, card))
    .flatMap(weapon => {
      const attack = machine.content.cards.get(weapon)?.attack;
      return attack ? [{ trait: attack.trait, weapon, isFar: attack.range === 'sight' }] : [];
    });
  return [bare, ...weapons];
}

function isBeside(machine: Machine, explorer: ExplorerState, target: FigureId): boolean {
  return (
    roomOfFigure(machine.state, target) === explorer.room && barrierSideOf(machine, target) === explorer.barrierSide
  );
}

/** A target in another room in line of sight; of a barrier room only whoever stands on the near side (H-12.9). */
function isInSight(machine: Machine, explorer: ExplorerState, target: FigureId): boolean {
  const room = roomOfFigure(machine.state, target);
  if (room === null || !roomsInSight(machine, explorer).includes(room)) return false;
  const side = barrierSideOf(machine, target);
  return side === null || facing(machine, explorer.room, room) === side;
}

/** The side of the far room that looks towards the near one, both being in one line. */
function facing(machine: Machine, from: RoomId, to: RoomId): string | null {
  const [near, far] = [from, to].map(room => machine.state.tiles.find(tile => tile.room === room)!);
  const [dx, dy] = [Math.sign(far!.x - near!.x), Math.sign(far!.y - near!.y)];
  const side = dx > 0 ? 'E' : dx < 0 ? 'W' : dy > 0 ? 'S' : 'N';
  return opposite(side);
}

/** Attacks an explorer can make: after the haunt began, one in its own turn (H-12.1). */
export function attackChoices(machine: Machine, explorer: ExplorerState): readonly Choice[] {
  const { state } = machine;
  if (!state.haunt || state.turn.hasAttacked || explorer.away) return [];
  const opponents = [...livingExplorers(state).map(({ seat }) => seat), ...state.monsters.map(({ id }) => id)].filter(
    id => areOpponents(state, explorer.seat, id) && roomOfFigure(state, id) !== null,
  );
  return opponents.flatMap(target =>
    meansOf(machine, explorer)
      .filter(({ isFar }) => isBeside(machine, explorer, target) || (isFar && isInSight(machine, explorer, target)))
      .filter(({ trait, weapon }) => mayAttack(machine, { attacker: explorer.seat, target, trait, weapon }))
      .map(({ trait, weapon }) => ({ c: 'attack', target, trait, weapon }) as const),
  );
}

/** An attack that was chosen; a shot into another room costs nothing when lost and steals nothing (H-12.9). Arguments: seat, target, trait, weapon. */
export const attack: Procedure = (machine, args, env) => {
  const seat = args['seat'] as string;
  const target = args['target'] as FigureId;
  const weapon = args['weapon'] as CardId | null;
  const explorer = machine.state.explorers[seat]!;
  machine.state.turn.hasAttacked = true;
  if (weapon !== null) {
    machine.state.turn.touched.push(weapon);
    machine.emit({ t: 'cardUsed', seat, card: weapon });
    machine.run(machine.content.cards.get(weapon)?.attack?.after, environment({ me: seat, card: weapon }));
  }
  machine.call(
    'fight',
    {
      attacker: seat,
      attackDice: null,
      moreDice: weapon === null ? 0 : (machine.content.cards.get(weapon)?.attack?.moreDice ?? 0),
      defender: target,
      defenceDice: null,
      trait: args['trait'] as Trait,
      weapon,
      attackerHurt: true,
      harmless: false,
      undefended: false,
      isAttack: true,
      isDistant: !isBeside(machine, explorer, target),
      win: null,
      lose: null,
      tie: null,
    },
    env,
  );
};
