import type { Deck, Trait } from '../../src/games/house/rules/terms.ts';
import { traits } from '../../src/games/house/rules/terms.ts';
import type { Program } from '../../src/games/house/rules/lantern/language.ts';
import type { ScenePlace } from './house-place.ts';
import { scene } from './house-scene.ts';
import type { Scene, Wish } from './house-scene.ts';

/** What happens next: a total typed in, or a choice. Damage is split by itself, as far as it goes on the first trait. */
export type Script = readonly (number | Wish)[];

/** Trait indexes of everybody, by `seat trait`. */
function indexes(game: Scene): ReadonlyMap<string, number> {
  const seats = Object.keys(game.state.explorers);
  return new Map(seats.flatMap(seat => traits.map(trait => [`${seat} ${trait}`, game.index(seat, trait)] as const)));
}

function splitDamage(game: Scene): void {
  while (game.key === 'hurt.split') {
    const { seat, id, choices } = game.pending;
    game.apply({ t: 'choose', seat, ask: id, choice: choices[0]! });
  }
}

/** Goes through a script. */
export function follow(game: Scene, script: Script): Scene {
  splitDamage(game);
  for (const step of script) {
    if (typeof step === 'number') game.roll(step);
    else game.choose(step);
    splitDamage(game);
  }
  return game;
}

/** Steps that traits went up or down while something happened: `sanity+1` of the first explorer, others as `2.sanity+1`. */
export function changes(game: Scene, happen: (game: Scene) => unknown): readonly string[] {
  const before = indexes(game);
  happen(game);
  return [...indexes(game)].flatMap(([name, index]) => {
    const by = index - before.get(name)!;
    const [seat = '', trait = ''] = name.split(' ') as [string, Trait];
    const who = seat === 'explorer1' ? '' : `${seat.slice(-1)}.`;
    return by === 0 ? [] : [`${who}${trait}${by > 0 ? '+' : ''}${by}`];
  });
}

/** The first explorer draws a card, and the script follows; the changes of traits and the game afterwards. */
export function drawing(
  deck: Deck,
  card: string,
  { place = {}, script = [] }: { readonly place?: ScenePlace; readonly script?: Script },
): { readonly game: Scene; readonly changed: readonly string[] } {
  const game = scene({ ...place, top: { ...place.top, [deck]: [card, ...(place.top?.[deck] ?? [])] } });
  const program: Program = { verb: 'draw', deck };
  const changed = changes(game, () => follow(game.run(program), script));
  return { game, changed };
}

/** Puts a monster of no haunt in a room. */
export function withMonster(game: Scene, room: string): Scene {
  const { monsters } = game.state;
  const bare = { barrierSide: null, stunned: false, traits: { might: 3, speed: 3 }, cards: [], flags: {}, of: null };
  monsters.push({ ...bare, id: `ghoul#${monsters.length}`, kind: 'ghoul', room });
  return game;
}
