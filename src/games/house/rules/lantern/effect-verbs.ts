import type { Choice } from '../choices.ts';
import { monsterOf } from '../figures.ts';
import { runAfter } from '../hooks.ts';
import { isRefused, isUnharmed } from '../immunity.ts';
import { ladderArguments } from '../ladders.ts';
import type { Answer, Machine, Verb } from '../machine.ts';
import type { Environment, Json } from '../state.ts';
import type { FigureId, Trait } from '../terms.ts';
import { mentalTraits, physicalTraits, traits } from '../terms.ts';
import { moveTrait, stepsLeft } from '../tracks.ts';
import { isOwnTurn, turnIsOver } from '../turn.ts';
import type { Node } from './language.ts';
import { changeMonsterTraits } from './monster-traits.ts';

type RollNode = Extract<Node, { verb: 'roll' }>;
type TraitNode = Extract<Node, { verb: 'trait' }>;

const figuresOf = (machine: Machine, who: string | undefined, env: Environment): readonly FigureId[] =>
  machine.select(who ?? 'me', env).ids;

/** A roll with a ladder; with a choice of traits the roller is asked first, with `may` whether to roll at all (H-3.9). */
export const rollVerb: Verb<'roll'> = (machine, node, env) => {
  const roller = figuresOf(machine, node.who, env)[0];
  if (roller === undefined) return;
  const from = traitsToChoose(node);
  if (node.may)
    machine.ask({
      seat: roller,
      key: 'roll.may',
      choices: [{ c: 'yes' }, { c: 'no' }],
      then: 'rollWanted',
      args: held(node),
      env,
      card: env.card,
    });
  else if (from.length > 1) askTrait(machine, { node, roller, env, from });
  else startRoll(machine, { node, roller, env, trait: from[0] ?? null });
};

const held = (node: RollNode): Readonly<Record<string, Json>> => ({ node: node as unknown as Json });

function traitsToChoose(node: RollNode): readonly Trait[] {
  if (node.trait === undefined) return [];
  if (node.trait === 'choice') return traits;
  return typeof node.trait === 'string' ? [node.trait] : node.trait;
}

function askTrait(
  machine: Machine,
  about: {
    readonly node: RollNode;
    readonly roller: FigureId;
    readonly env: Environment;
    readonly from: readonly Trait[];
  },
): void {
  const choices: readonly Choice[] = about.from.map(trait => ({ c: 'trait', trait }));
  machine.ask({
    seat: about.roller,
    key: 'roll.trait',
    choices,
    then: 'rollTraitChosen',
    args: { ...held(about.node), roller: about.roller },
    env: about.env,
    card: about.env.card,
  });
}

function startRoll(
  machine: Machine,
  about: {
    readonly node: RollNode;
    readonly roller: FigureId;
    readonly env: Environment;
    readonly trait: Trait | null;
  },
): void {
  const { node, roller, env, trait } = about;
  const plain = node.dice === undefined ? 0 : machine.value(node.dice, env);
  const more = node.more === undefined ? 0 : machine.value(node.more, env);
  machine.call(
    'roll',
    {
      roller,
      key: node.key ?? 'roll.effect',
      trait,
      dice: plain + more,
      ...(node.rolledByRight ? { decider: machine.select('right', env).ids[0] ?? roller } : {}),
      ...ladderArguments(node.ladder),
    },
    env,
  );
}

export const rollWanted: Answer = (machine, choice, args, env) => {
  const { may: _asked, ...node } = args['node'] as unknown as RollNode;
  if (choice.c === 'yes') machine.run(node, env);
};

export const rollTraitChosen: Answer = (machine, choice, args, env) => {
  if (choice.c !== 'trait') return;
  startRoll(machine, {
    node: args['node'] as unknown as RollNode,
    roller: args['roller'] as FigureId,
    env,
    trait: choice.trait,
  });
};

/** Which traits a word means: one that is chosen among several, or all it names. */
function traitsMeant(
  node: TraitNode,
  env: Environment,
): { readonly choose: readonly Trait[]; readonly all: readonly Trait[] } {
  switch (node.trait) {
    case 'any':
      return { choose: traits, all: [] };
    case 'physical':
      return { choose: physicalTraits, all: [] };
    case 'mental':
      return { choose: mentalTraits, all: [] };
    case 'all':
      return { choose: [], all: traits };
    case 'rolled':
      return { choose: [], all: env.rolledTrait ? [env.rolledTrait] : [] };
    default:
      return { choose: [], all: [node.trait] };
  }
}

export const traitVerb: Verb<'trait'> = (machine, node, env) => {
  const meant = traitsMeant(node, env);
  const figures = figuresOf(machine, node.who, env);
  const monsters = figures.filter(figure => monsterOf(machine.state, figure));
  changeMonsterTraits(machine, { node, monsters, traits: meant.all, env });
  const seats = figures.filter(figure => machine.state.explorers[figure]?.alive && !isRefused(machine, figure, env));
  for (const seat of seats) for (const trait of meant.all) changeTrait(machine, { node, seat, trait, env });
  for (const seat of [...seats].reverse()) {
    const choose =
      node.to === 'lowest'
        ? meant.choose.filter(trait => stepsLeft(machine.state.explorers[seat]!, trait) > 0)
        : meant.choose;
    if (choose.length > 0) machine.call('chooseTrait', { seat, traits: choose, node: node as unknown as Json }, env);
  }
};

/** Asks the owner which trait changes. */
export const chooseTrait = (machine: Machine, args: Readonly<Record<string, Json>>, env: Environment): void => {
  const choices: readonly Choice[] = (args['traits'] as unknown as readonly Trait[]).map(trait => ({
    c: 'trait',
    trait,
  }));
  machine.ask({
    seat: args['seat'] as string,
    key: 'trait.choose',
    choices,
    then: 'traitChosen',
    args,
    env,
    card: env.card,
  });
};

export const traitChosen: Answer = (machine, choice, args, env) => {
  if (choice.c !== 'trait') return;
  changeTrait(machine, {
    node: args['node'] as unknown as TraitNode,
    seat: args['seat'] as string,
    trait: choice.trait,
    env,
  });
};

function changeTrait(
  machine: Machine,
  change: { readonly node: TraitNode; readonly seat: string; readonly trait: Trait; readonly env: Environment },
): void {
  const explorer = machine.state.explorers[change.seat]!;
  const { node, trait, env } = change;
  const start = machine.content.characters.get(explorer.character)?.start[trait] ?? 0;
  const steps =
    node.to === 'lowest'
      ? -stepsLeft(explorer, trait)
      : node.to === 'start'
        ? Math.max(0, start - explorer.tracks[trait].index)
        : machine.value(node.by ?? 0, env);
  if (steps < 0 && isUnharmed(machine, change.seat, env)) return;
  moveTrait(machine, explorer, { trait, by: steps });
  if (steps > 0 && env.card !== null)
    runAfter(machine, 'raised', { figure: change.seat, env: { bound: { source: env.card } } });
}

/** A haunt variable; personal ones take the figures of `who`. */
export const setVerb: Verb<'set'> = (machine, node, env) => {
  const { haunt } = machine.state;
  if (!haunt) return;
  const entry = machine.content.haunts.get(haunt.number)?.variables.find(variable => variable.name === node.name);
  const seen = entry?.seen ?? 'all';
  const changed = (before: number): number => {
    const wanted = node.to === undefined ? before + machine.value(node.by ?? 0, env) : machine.value(node.to, env);
    return Math.max(
      node.least ?? -999,
      Math.min(node.most === undefined ? 999 : machine.value(node.most, env), wanted),
    );
  };
  if (node.name === 'turn') {
    haunt.track = changed(haunt.track);
    machine.emit({ t: 'variableChanged', name: 'turn', value: haunt.track, seen: 'all', seat: null });
  } else if (entry?.personal) {
    for (const figure of figuresOf(machine, node.who, env)) {
      const key = `${node.name}@${figure}`;
      haunt.personal[key] = changed(haunt.personal[key] ?? 0);
      machine.emit({ t: 'variableChanged', name: node.name, value: haunt.personal[key], seen, seat: figure });
    }
  } else {
    haunt.variables[node.name] = changed(haunt.variables[node.name] ?? 0);
    machine.emit({ t: 'variableChanged', name: node.name, value: haunt.variables[node.name]!, seen, seat: null });
  }
};

export const flagVerb: Verb<'flag'> = (machine, node, env) => {
  for (const figure of figuresOf(machine, node.who, env)) {
    const flags = (machine.state.explorers[figure] ?? machine.state.monsters.find(monster => monster.id === figure))
      ?.flags;
    if (!flags) continue;
    if (node.on) flags[node.flag] = node.count ? (flags[node.flag] ?? 0) + 1 : 1;
    else delete flags[node.flag];
  }
};

/** The only verb that reveals (H-24.4): to everybody, a side, or the seats named. */
export const tellVerb: Verb<'tell'> = (machine, node, env) => {
  const values = (node.values ?? []).map(value => machine.value(value, env));
  const sides = ['all', 'heroes', 'traitor'];
  const readers = sides.includes(node.to) ? [node.to] : machine.select(node.to, env).ids;
  for (const to of readers) {
    if (to !== 'all') machine.state.hidden.known.push({ to, key: node.key, values });
    machine.emit({ t: 'told', to, key: node.key, values });
  }
  machine.barrier = true;
};

export const hookVerb: Verb<'hook'> = (machine, node, env) => {
  machine.state.hidden.hooks.push({
    id: node.id,
    hook: node.hook,
    owner: env.me,
    card: env.card,
    token: env.token,
    side: env.side,
    age: machine.serial(),
  });
};

export const dropVerb: Verb<'drop'> = (machine, node, env) => {
  const { hidden } = machine.state;
  hidden.hooks = hidden.hooks.filter(
    entry => entry.id !== node.id || (entry.owner !== null && env.me !== null && entry.owner !== env.me),
  );
};

/** Movement of this turn is over; everything else remains possible (H-3.7, H-3.8). */
export const stopVerb: Verb<'stop'> = (machine, node, env) => {
  for (const seat of figuresOf(machine, node.who, env)) {
    if (!isOwnTurn(machine, seat)) continue;
    if (node.turn) machine.state.turn.used.push(turnIsOver);
    if (machine.state.turn.stopped) continue;
    machine.state.turn.stopped = true;
    machine.emit({ t: 'stopped', seat });
  }
};
