import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HauntVariable, MonsterKind } from '../../src/games/house/content/schema.ts';
import { brokenHaunt, brokenHook, plainHaunt } from './broken-content.ts';

describe('hooks (H-24.6)', () => {
  const faults: readonly (readonly [string, object, RegExp])[] = [
    ['an unknown point', { at: 'lunch', kind: 'forbid' }, /^token broken, hooks\[0\]: unknown point "lunch"$/],
    ['an unknown kind', { at: 'enter', kind: 'sometimes' }, /unknown kind "sometimes"/],
    ['a change without its number', { at: 'rollDice', kind: 'change' }, /"change" needs "change"/],
    ['a program where nothing runs', { at: 'leave', kind: 'forbid', do: [] }, /"forbid" has no "do"/],
    ['an action without a name', { at: 'action', kind: 'action', do: [] }, /"action" needs "key"/],
    ['an action at another point', { at: 'enter', kind: 'action', key: 'x', do: [] }, /go together/],
    ['whom it concerns', { at: 'enter', of: 'nobody', kind: 'forbid' }, /unknown selector word "nobody"/],
    ['its condition', { at: 'enter', if: 'rain', kind: 'forbid' }, /hooks\[0\]\.if: unknown word "rain"/],
    ['an unknown trait', { at: 'rollDice', kind: 'change', change: 1, traits: ['charm'] }, /unknown trait "charm"/],
  ];
  for (const [what, hook, message] of faults) test(what, () => assert.match(brokenHook(hook).join('\n'), message));

  test('the figure of the point is called actor, also the card that raised a trait', () => {
    assert.deepEqual(brokenHook({ at: 'enter', kind: 'after', do: { verb: 'stop', who: 'actor' } }), []);
    const raised = { verb: 'discard', card: 'source' };
    assert.deepEqual(brokenHook({ at: 'raised', kind: 'after', do: raised }), []);
    assert.match(brokenHook({ at: 'enter', kind: 'after', do: raised }).join(), /unknown selector word "source"/);
  });
});

describe('haunts (H-24.7, H-24.8)', () => {
  test('a side without goals', () => {
    assert.match(
      brokenHaunt({ goals: { ...plainHaunt.goals, traitor: [] } }).join(),
      /haunt 16, goals\.traitor: no goals/,
    );
  });
  test('a monster or variable the haunt does not have', () => {
    assert.match(
      brokenHaunt({ win: { heroes: ['count', 'monsters:ghoul'], traitor: 0 } }).join(),
      /unknown monster "ghoul"/,
    );
    assert.match(
      brokenHaunt({ win: { heroes: 0, traitor: 'v:doom' } }).join(),
      /win\.traitor: unknown variable "doom"/,
    );
  });
  test('a name that stands twice', () => {
    const variable: HauntVariable = { name: 'doom', start: 0, seen: 'all' };
    assert.match(brokenHaunt({ variables: [variable, variable] }).join(), /"doom" stands there twice/);
  });
  test('an unknown character as traitor', () => {
    const traitor = { kind: 'named', character: 'nobody', otherwise: { kind: 'left' } } as const;
    assert.match(brokenHaunt({ traitor }).join(), /unknown character "nobody"/);
  });
  test('things, tokens and places of other haunts', () => {
    const lay = (token: string) => brokenHaunt({ setUp: { traitor: { verb: 'placeToken', token, at: 'here' } } });
    assert.match(lay('spores').join(), /the token "spores" must begin with "h16-"/);
    assert.deepEqual(lay('h16-spores'), []);
    assert.match(
      brokenHaunt({ win: { heroes: ['count', 'token:h16-spores'], traitor: 0 } }).join(),
      /unknown token "h16-spores"/,
    );
    assert.match(
      brokenHaunt({ win: { heroes: ['count', 'heroes.away:moon'], traitor: 0 } }).join(),
      /unknown place "moon"/,
    );
    assert.match(brokenHaunt({ win: { heroes: ['count', 'note:lair'], traitor: 0 } }).join(), /unknown note "lair"/);
    assert.match(
      brokenHaunt({ lists: { 'h16-altars': ['cinema'] } }).join(),
      /lists\.h16-altars: unknown room "cinema"/,
    );
  });
  test('the programs and figures of a monster', () => {
    const ghoul = (part: object) =>
      brokenHaunt({ monsters: [{ kind: 'ghoul', large: false, traits: {}, mind: 'free', ...part } as MonsterKind] });
    assert.deepEqual(ghoul({}), []);
    assert.match(ghoul({ mind: 'bored' }).join(), /monsters\.ghoul\.mind: unknown mind "bored"/);
    assert.match(ghoul({ mind: { towards: 'room:cinema' } }).join(), /unknown room "cinema"/);
    assert.match(ghoul({ mind: [{ if: 'rain', mind: 'free' }] }).join(), /unknown word "rain"/);
    assert.match(ghoul({ mind: { act: { verb: 'dance' } } }).join(), /mind\.act: unknown verb "dance"/);
    assert.match(ghoul({ prey: 'rooms' }).join(), /monsters\.ghoul\.prey: "rooms" names a room/);
    assert.match(ghoul({ hits: { verb: 'dance' } }).join(), /monsters\.ghoul\.hits: unknown verb "dance"/);
    assert.match(ghoul({ beaten: { verb: 'dance' } }).join(), /monsters\.ghoul\.beaten: unknown verb "dance"/);
    assert.match(ghoul({ moves: { spaces: 'rain' } }).join(), /moves\.spaces: unknown word "rain"/);
    assert.deepEqual(ghoul({ attackable: ['count', 'weapon.is(card:spear)'] }), []);
  });
  test('a personal variable read as a common one', () => {
    const variables: readonly HauntVariable[] = [{ name: 'bites', start: 0, seen: 'all', personal: true }];
    assert.match(brokenHaunt({ variables, win: { heroes: 'v:bites', traitor: 0 } }).join(), /"bites" is personal/);
    assert.deepEqual(brokenHaunt({ variables, win: { heroes: 'v:bites@revealer', traitor: 0 } }), []);
  });
});
