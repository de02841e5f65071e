import type { Expression, Hook, Node, Program } from '../language.ts';
import { decks, floors, traits } from '../../terms.ts';
import { checkExpression, constantOf } from './expressions.ts';
import { checkLadder } from './ladders.ts';
import { checkAsk, checkNote, checkPick, checkRollQuestion } from './questions.ts';
import type { Audience, Inspection, Scope } from './scope.ts';
import { bind, within } from './scope.ts';
import { afterTelling, checkPublishing, decidedBy, decidedByNames } from './secrets.ts';
import { checkSelector, isTokenKind, sideOfSelector } from './selectors.ts';
import type { Sort } from './vocabulary.ts';

/** A node with the walkers for what stands inside it. */
export interface NodeCheck {
  readonly node: Node;
  readonly checkInner: (inspection: Inspection, scope: Scope, program: Program) => void;
  readonly checkHook: (inspection: Inspection, scope: Scope, hook: Hook) => void;
}

const anyPlace: readonly Sort[] = ['room', 'figure', 'token'];
const traitWords: readonly string[] = [...traits, 'any', 'physical', 'mental', 'all', 'rolled'];
const tellSides: Readonly<Record<string, Audience>> = {
  all: ['heroes', 'traitor'],
  heroes: ['heroes'],
  traitor: ['traitor'],
};

/** Parts that are no expressions in these verbs. */
const otherwise: Readonly<Record<string, readonly string[]>> = { approach: ['by'], hold: ['by'], flag: ['count'] };

/** Selectors and expressions by the name of the part they stand in, the same in every verb. */
function checkParts(inspection: Inspection, scope: Scope, node: Node): void {
  const parts = node as unknown as Readonly<Record<string, unknown>>;
  for (const part of ['who', 'attacker', 'defender', 'by', 'owner']) {
    const isSelector = part !== 'by' || node.verb === 'approach' || node.verb === 'hold';
    if (isSelector && typeof parts[part] === 'string')
      checkSelector(inspection, within(scope, part), { selector: parts[part], wanted: ['figure'] });
  }
  for (const part of ['if', 'count', 'dice', 'more', 'attackDice', 'defenceDice', 'by', 'to', 'most', 'value']) {
    const isOther = otherwise[node.verb]?.includes(part) || (part === 'to' && node.verb !== 'set');
    if (!isOther && parts[part] !== undefined)
      checkExpression(inspection, within(scope, part), parts[part] as Expression);
  }
}

function checkCondition(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'if' }>): void {
  const constant = constantOf(node.if);
  if (constant === 0) inspection.report(within(scope, 'then'), 'unreachable branch: the condition is always false');
  if (constant !== null && constant !== 0 && node.else !== undefined)
    inspection.report(within(scope, 'else'), 'unreachable branch: the condition is always true');
}

function checkNative(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'native' }>): void {
  const wanted = inspection.natives.get(node.name);
  if (!wanted) {
    inspection.report(scope, `unknown native "${node.name}"`);
    return;
  }
  const given = Object.keys(node.with ?? {});
  for (const name of wanted)
    if (!given.includes(name)) inspection.report(scope, `native "${node.name}" needs "${name}"`);
  for (const name of given)
    if (!wanted.includes(name)) inspection.report(scope, `native "${node.name}" takes no "${name}"`);
}

function checkRoom(inspection: Inspection, scope: Scope, room: string): void {
  if (!inspection.content.rooms.has(room)) inspection.report(scope, `unknown room "${room}"`);
}

function checkToken(inspection: Inspection, scope: Scope, kind: string): void {
  if (!isTokenKind(inspection, scope, kind)) inspection.report(scope, `unknown token "${kind}"`);
}

function checkTraitWord(inspection: Inspection, scope: Scope, trait: unknown): void {
  if (!traitWords.includes(String(trait))) inspection.report(scope, `unknown trait "${String(trait)}"`);
  else if (trait === 'rolled' && !scope.hasTrait)
    inspection.report(scope, 'the trait "rolled" is read where no trait was rolled');
}

const sidesTold = (scope: Scope, to: string): Audience => tellSides[to] ?? sideOfSelector(scope, to);

/** Checks one node with everything inside it. Answers which sides have been told things once it is done. */
export function checkNode(inspection: Inspection, scope: Scope, check: NodeCheck): Audience {
  checkParts(inspection, scope, check.node);
  checkVerb(inspection, scope, check);
  return check.node.verb === 'tell' ? afterTelling(scope, sidesTold(scope, check.node.to)).told : scope.told;
}

function checkVerb(inspection: Inspection, scope: Scope, check: NodeCheck): void {
  const { node } = check;
  const report = (what: string): void => inspection.report(scope, what);
  const names = (part: string, selector: string | undefined, wanted?: readonly Sort[]): Sort | null =>
    selector === undefined
      ? null
      : checkSelector(inspection, within(scope, part), { selector, ...(wanted ? { wanted } : {}) });
  const inner = (part: string, program: Program | undefined, changed: Scope = scope): void => {
    if (program !== undefined) check.checkInner(inspection, within({ ...changed, at: scope.at }, part), program);
  };
  switch (node.verb) {
    case 'if':
      checkCondition(inspection, scope, node);
      inner('then', node.then, decidedBy(inspection, scope, node.if));
      inner('else', node.else, decidedBy(inspection, scope, node.if));
      break;
    case 'each': {
      const sort = names('of', node.of);
      const side = sideOfSelector(scope, node.of);
      const bound = bind(decidedByNames(inspection, scope, node.of), node.as ?? 'it', { sort, side });
      if (node.asMe && sort !== null && sort !== 'figure') report(`a ${sort} cannot become "me"`);
      inner('do', node.do, node.asMe ? { ...bound, mine: side } : bound);
      break;
    }
    case 'times':
      if (constantOf(node.count) === 0 || node.most <= 0) report('unreachable branch: never repeated');
      inner('do', node.do, decidedBy(inspection, scope, node.count));
      break;
    case 'ask':
      checkAsk(inspection, scope, node);
      for (const [at, option] of node.options.entries()) inner(`options[${at}].do`, option.do);
      break;
    case 'pick': {
      const sort = names('from', node.from);
      checkPick(inspection, scope, node);
      inner('do', node.do, bind(scope, node.as ?? 'it', { sort, side: sideOfSelector(scope, node.from) }));
      inner('none', node.none);
      break;
    }
    case 'roll':
      checkRollTraits(inspection, scope, node);
      checkLadder(inspection, scope, node);
      checkRollQuestion(inspection, scope, node);
      for (const [at, rung] of node.ladder.entries())
        inner(`ladder[${at}].do`, rung.do, {
          ...scope,
          hasRoll: true,
          hasTrait: node.trait !== undefined || scope.hasTrait,
        });
      break;
    case 'trait':
      checkTraitWord(inspection, scope, node.trait);
      if ([node.by, node.to, node.value].filter(part => part !== undefined).length !== 1)
        report('needs one of "by", "to" and "value"');
      break;
    case 'hurt':
      if (!['physical', 'mental', 'any'].includes(node.kind)) report(`unknown damage "${String(node.kind)}"`);
      if ((node.by === undefined) === (node.dice === undefined)) report('needs either "by" or "dice"');
      break;
    case 'set':
      checkVariable(inspection, scope, node);
      break;
    case 'move':
      names('what', node.what, ['figure', 'token', 'card']);
      names('to', node.to, anyPlace);
      break;
    case 'draw':
      if (!decks.includes(node.deck)) report(`unknown deck "${String(node.deck)}"`);
      break;
    case 'look':
      if (node.at !== 'tiles' && !decks.includes(node.at)) report(`unknown deck "${String(node.at)}"`);
      break;
    case 'discard':
      if (node.card !== 'this') names('card', node.card, ['card']);
      break;
    case 'approach':
      names('what', node.what, ['figure']);
      names('to', node.to, anyPlace);
      break;
    case 'placeRoom':
      checkRoom(inspection, scope, node.room);
      names('farFrom', node.farFrom, anyPlace);
      break;
    case 'placeToken':
      checkToken(inspection, scope, node.token);
      names('at', node.at, anyPlace);
      names('partner', node.partner, anyPlace);
      break;
    case 'removeToken':
      if (node.token !== 'this') names('token', node.token, ['token']);
      break;
    case 'placeMonster':
      if (!scope.haunt?.monsters.some(({ kind }) => kind === node.kind)) report(`unknown monster "${node.kind}"`);
      names('at', node.at, anyPlace);
      inner('do', node.do, bind(scope, 'placed', { sort: 'figure', side: sideOfSelector(scope, 'monsters') }));
      break;
    case 'fall':
      if (node.floor !== 'any' && !floors.includes(node.floor)) report(`unknown floor "${String(node.floor)}"`);
      inner('none', node.none);
      break;
    case 'fight':
      if (!traits.includes(node.trait)) report(`unknown trait "${String(node.trait)}"`);
      if (node.attacker === undefined && node.attackDice === undefined)
        report('needs an attacker or dice to attack with');
      for (const part of ['win', 'lose', 'tie'] as const) inner(part, node[part]);
      break;
    case 'tell':
      for (const [at, value] of (node.values ?? []).entries())
        checkExpression(inspection, within(scope, `values[${at}]`), value);
      if (!(node.to in tellSides)) names('to', node.to, ['figure']);
      break;
    case 'hook':
      check.checkHook(inspection, within(scope, 'hook'), node.hook);
      break;
    case 'win':
      if (!['heroes', 'traitor', 'both', 'nobody', 'me'].includes(node.side))
        report(`unknown side "${String(node.side)}"`);
      break;
    case 'native':
      checkNative(inspection, scope, node);
      break;
    case 'back':
      names('to', node.to, anyPlace);
      break;
    case 'loseRoom':
      names('room', node.room, ['room']);
      break;
    case 'note':
      names('from', node.from);
      checkNote(inspection, scope, node);
      break;
    case 'away':
    case 'hold':
    case 'flag':
    case 'stop':
    case 'removeFigure':
    case 'drop':
    case 'stun':
    case 'kill':
    case 'convert':
      break;
    default:
      report(`unknown verb "${String((node as { readonly verb: unknown }).verb)}"`);
  }
}

function checkRollTraits(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'roll' }>): void {
  const { trait } = node;
  if (trait === undefined && node.dice === undefined) inspection.report(scope, 'needs a trait or dice to roll');
  const named = trait === undefined || trait === 'choice' ? [] : typeof trait === 'string' ? [trait] : trait;
  for (const name of named) if (!traits.includes(name)) inspection.report(scope, `unknown trait "${name}"`);
}

function checkVariable(inspection: Inspection, scope: Scope, node: Extract<Node, { verb: 'set' }>): void {
  const isKnown = node.name === 'turn' || scope.haunt?.variables.some(variable => variable.name === node.name);
  if (!isKnown) inspection.report(scope, `unknown variable "${node.name}"`);
  checkPublishing(inspection, scope, { name: node.name, value: node.to ?? node.by });
}
