import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { natives } from '../../src/games/house/content/natives.ts';
import { problemsOf } from '../../src/games/house/rules/lantern/check.ts';
import type { Node, Program } from '../../src/games/house/rules/lantern/language.ts';
import { brokenCard, brokenHaunt, brokenProgram, content, plainHaunt, problemsWith } from './broken-content.ts';

test('the content of the house is in order', () => {
  assert.deepEqual(problemsWith({ haunts: content.haunts }), []);
  assert.deepEqual(brokenHaunt({}), []);
});

describe('names (H-24.10)', () => {
  const faults: readonly (readonly [string, object, RegExp])[] = [
    ['an unknown verb', { verb: 'explode' }, /^card broken, drawn: unknown verb "explode"$/],
    ['an unknown word', { verb: 'hurt', kind: 'physical', by: 'omen' }, /drawn\.by: unknown word "omen"/],
    ['an unknown operator', { verb: 'hurt', kind: 'physical', by: ['%', 4, 2] }, /unknown operator "%"/],
    ['too few operands', { verb: 'hurt', kind: 'physical', by: ['=', 4] }, /"=" has 1 operands/],
    ['a number that is no integer', { verb: 'hurt', kind: 'physical', by: 0.5 }, /not an integer: 0\.5/],
    ['an expression that is none', { verb: 'hurt', kind: 'physical', by: true }, /not an expression: true/],
    ['an unknown kind of damage', { verb: 'hurt', kind: 'moral', by: 1 }, /unknown damage "moral"/],
    ['an unknown selector word', { verb: 'stop', who: 'everyone' }, /drawn\.who: unknown selector word "everyone"/],
    ['an unknown filter', { verb: 'stop', who: 'explorers.tall' }, /unknown filter "tall"/],
    ['a selector that cannot be read', { verb: 'stop', who: 'explorers.in(' }, /not a selector/],
    ['a room where a figure is wanted', { verb: 'stop', who: 'here' }, /"here" names a room, wanted is a figure/],
    [
      'a filter of the wrong sort',
      { verb: 'kill', who: 'explorers.symbol:omen' },
      /"symbol" cannot be asked of a figure/,
    ],
    ['a filter without its name', { verb: 'kill', who: 'explorers.lowest' }, /"lowest" needs the name of a trait/],
    ['a filter without its place', { verb: 'kill', who: 'explorers.in' }, /"in" needs something in parentheses/],
    ['an unknown room in a selector', { verb: 'move', what: 'me', to: 'room:cinema' }, /unknown room "cinema"/],
    ['an unknown room to place', { verb: 'placeRoom', room: 'cinema' }, /unknown room "cinema"/],
    ['an unknown list', { verb: 'move', what: 'me', to: 'list:nice' }, /unknown list "nice"/],
    ['an unknown floor', { verb: 'fall', floor: 'roof' }, /unknown floor "roof"/],
    ['an unknown card', { verb: 'discard', card: 'card:joker' }, /unknown card "joker"/],
    ['an unknown card in a filter', { verb: 'kill', who: 'explorers.holding(joker)' }, /unknown card "joker"/],
    ['an unknown token', { verb: 'placeToken', token: 'cake', at: 'here' }, /unknown token "cake"/],
    ['an unknown trait', { verb: 'trait', trait: 'charm', by: 1 }, /unknown trait "charm"/],
    [
      'an unknown trait of a roll',
      { verb: 'roll', trait: 'charm', ladder: [{ least: 0, do: [] }] },
      /unknown trait "charm"/,
    ],
    ['an unknown deck', { verb: 'draw', deck: 'joker' }, /unknown deck "joker"/],
    ['an unknown stack', { verb: 'look', at: 'attic' }, /unknown deck "attic"/],
    ['an unknown monster', { verb: 'placeMonster', kind: 'ghoul', at: 'here' }, /unknown monster "ghoul"/],
    ['an unknown variable', { verb: 'set', name: 'doom', by: 1 }, /unknown variable "doom"/],
    ['a flag nothing sets', { verb: 'kill', who: 'explorers.with:wings' }, /unknown flag "wings"/],
    [
      'a step that is both',
      { verb: 'trait', trait: 'might', by: 1, to: 'lowest' },
      /needs one of "by", "to" and "value"/,
    ],
    ['a lost figure', { verb: 'loseRoom', room: 'heroes' }, /"heroes" names a figure, wanted is a room/],
    ['unregistered code', { verb: 'native', name: 'magic' }, /unknown native "magic"/],
    ['registered code without its argument', { verb: 'native', name: 'dogWalk' }, /native "dogWalk" needs "spaces"/],
    [
      'registered code with another',
      { verb: 'native', name: 'moveTile', with: { far: 1 } },
      /"moveTile" takes no "far"/,
    ],
    ['a side that cannot win', { verb: 'win', side: 'cats' }, /unknown side "cats"/],
    ['a name bound nowhere', { verb: 'stop', who: 'it' }, /unknown selector word "it"/],
    [
      'a result read without a roll',
      { verb: 'hurt', kind: 'physical', by: 'rolled' },
      /"rolled" is read where nothing was rolled/,
    ],
    [
      'a trait read without a roll',
      { verb: 'trait', trait: 'rolled', by: 1 },
      /the trait "rolled" is read where no trait was rolled/,
    ],
  ];
  for (const [what, program, message] of faults) {
    test(what, () => assert.match(brokenProgram(program).join('\n'), message));
  }

  test('names bound by each and pick, and the result inside a ladder, are known', () => {
    const program: Program = [
      { verb: 'each', of: 'explorers', as: 'friend', do: { verb: 'stop', who: 'friend' } },
      { verb: 'pick', from: 'rooms', key: 'x', do: { verb: 'move', what: 'me', to: 'it' } },
      { verb: 'roll', trait: 'might', ladder: [{ least: 0, do: { verb: 'trait', trait: 'rolled', by: 'rolled' } }] },
    ];
    assert.deepEqual(brokenProgram(program as object), []);
  });

  test('a bound room is no figure', () => {
    const program = { verb: 'pick', from: 'rooms', key: 'x', do: { verb: 'stop', who: 'it' } };
    assert.match(brokenProgram(program).join('\n'), /drawn\.do\.who: "it" names a room/);
  });

  test('the place inside the entry is told', () => {
    const bad: Node = { verb: 'draw', deck: 'joker' as never };
    const program: Program = [{ verb: 'roll', dice: 2, ladder: [{ least: 0, do: [bad] }] }];
    assert.deepEqual(brokenProgram(program as object), ['card broken, drawn[0].ladder[0].do[0]: unknown deck "joker"']);
  });
});

describe('ladders (H-24.5)', () => {
  const ladder = (...starts: readonly number[]): object => ({
    verb: 'roll',
    dice: 2,
    ladder: starts.map(least => ({ least, do: [] })),
  });
  test('without a rung at 0', () => assert.match(brokenProgram(ladder(3, 1)).join(), /the ladder does not cover 0/));
  test('with two rungs for one result', () =>
    assert.match(brokenProgram(ladder(3, 3, 0)).join(), /two rungs begin at 3/));
  test('with a rung below 0', () => assert.match(brokenProgram(ladder(0, -1)).join(), /a rung cannot begin at -1/));
  test('with a rung that two dice cannot reach', () => {
    assert.match(brokenProgram(ladder(5, 0)).join(), /ladder\[0\]: unreachable rung: 5 is above the highest result 4/);
    assert.deepEqual(brokenProgram(ladder(4, 0)), []);
  });
  test('a trait roll reaches 16, and 20 with a card, but not 21', () => {
    const roll = (least: number) => ({
      verb: 'roll',
      trait: 'might',
      ladder: [
        { least, do: [] },
        { least: 0, do: [] },
      ],
    });
    assert.deepEqual(brokenProgram(roll(20)), []);
    assert.match(brokenProgram(roll(21)).join(), /unreachable rung/);
  });
});

describe('questions and branches (H-24.10)', () => {
  const option = (key: string, condition?: number | readonly unknown[]): object => ({
    key,
    do: [],
    ...(condition === undefined ? {} : { if: condition }),
  });
  const ask = (options: readonly object[], more: object = {}): object => ({ verb: 'ask', key: 'x', options, ...more });
  const haunted = ['count', 'monsters'];

  test('a question without options', () => assert.match(brokenProgram(ask([])).join(), /asks without options/));
  test('a question whose options may all be missing', () => {
    assert.match(brokenProgram(ask([option('a', haunted)])).join(), /may have nothing to offer/);
    assert.deepEqual(brokenProgram(ask([option('a', haunted)], { may: true })), []);
    assert.deepEqual(brokenProgram(ask([option('a', haunted), option('b')])), []);
    assert.deepEqual(brokenProgram({ verb: 'if', if: haunted, then: ask([option('a', haunted)]) }), []);
  });
  test('an option nobody is ever offered', () => {
    assert.match(brokenProgram(ask([option('a'), option('b', 0)])).join(), /options\[1\]: unreachable option/);
  });
  test('two options of one name', () =>
    assert.match(brokenProgram(ask([option('a'), option('a')])).join(), /two options are called "a"/));
  test('a branch behind a constant', () => {
    assert.match(brokenProgram({ verb: 'if', if: 0, then: [] }).join(), /drawn\.then: unreachable branch/);
    assert.match(
      brokenProgram({ verb: 'if', if: ['not', 0], then: [], else: [] }).join(),
      /drawn\.else: unreachable branch/,
    );
  });
  test('a loop that never runs', () => {
    assert.match(brokenProgram({ verb: 'times', count: 0, most: 3, do: [] }).join(), /never repeated/);
  });
});

describe('rules and cards without end or effect (H-24.10)', () => {
  const rule: Node = { verb: 'hook', id: 'spell', hook: { at: 'rollDice', kind: 'change', change: 1 } };

  test('a rule that never ends', () => {
    assert.match(brokenProgram(rule).join(), /the rule "spell" never ends/);
    assert.deepEqual(brokenProgram({ ...rule, hook: { ...rule.hook, until: 'endOfTurn' } }), []);
    assert.deepEqual(brokenProgram([rule, { verb: 'drop', id: 'spell' }]), []);
  });
  test('the end of a rule that never began', () => {
    assert.match(brokenProgram({ verb: 'drop', id: 'spell' }).join(), /drops the rule "spell", which nothing adds/);
  });
  test('a card that stays for ever', () => assert.match(brokenCard({ lasting: true }).join(), /nothing discards it/));
  test('a card that does nothing', () => {
    assert.match(brokenCard({ deck: 'item', drawn: undefined }).join(), /card broken, : does nothing/);
    assert.deepEqual(brokenCard({ deck: 'item', drawn: undefined, byRules: true }), []);
  });
  test('a card without what its use needs', () => {
    const use = { when: 'ownTurn', limit: 'turn', discards: false };
    assert.match(brokenCard({ use }).join(), /use: "ownTurn" needs "do"/);
    assert.match(brokenCard({ use: { ...use, when: 'afterRoll' } }).join(), /"afterRoll" needs "reroll"/);
  });
});

describe('texts (H-24.10)', () => {
  const missing = (texts: Readonly<Record<string, ReadonlySet<string>>>): readonly string[] =>
    problemsOf(
      { ...content, haunts: new Map([[16, { ...plainHaunt, variables: [{ name: 'doom', start: 0, seen: 'all' }] }]]) },
      { natives, texts },
    ).map(({ entry, what }) => `${entry}: ${what}`);

  test('rooms, characters, tokens, cards, traits, questions, options, actions and books need texts in every language', () => {
    const wanted = [
      'room attic: the text "room.attic" is missing in xx',
      'character ox-bellows: the text "character.ox-bellows" is missing in xx',
      'token safe: the text "token.safe" is missing in xx',
      'token safe: the text "action.safe" is missing in xx',
      'card book: the text "card.book.name" is missing in xx',
      'card book: the text "card.book.text" is missing in xx',
      'card mask: the text "ask.mask" is missing in xx',
      'card mask: the text "option.mask.on" is missing in xx',
      'card bottle: the text "ask.bottle" is missing in xx',
      'trait speed: the text "trait.speed" is missing in xx',
      'haunt 16: the text "haunt.16.title" is missing in xx',
      'haunt 16: the text "haunt.16.traitor.win" is missing in xx',
      'haunt 16: the text "haunt.16.variable.doom" is missing in xx',
    ];
    const found = missing({ xx: new Set() });
    for (const line of wanted) assert.ok(found.includes(line), line);
  });

  test('a text that is there is not missed, and a choice by chance asks nothing', () => {
    const found = missing({ xx: new Set(['room.attic']) });
    assert.ok(!found.some(line => line.startsWith('room attic')));
    assert.ok(!found.some(line => line.includes('ask.whoops')));
  });
});
