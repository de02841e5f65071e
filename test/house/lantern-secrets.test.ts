import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { HauntVariable } from '../../src/games/house/content/schema.ts';
import type { Hook, Node, Program } from '../../src/games/house/rules/lantern/language.ts';
import { brokenHaunt } from './broken-content.ts';

describe('the flow of secrets (H-24.9)', () => {
  const variables: readonly HauntVariable[] = [
    { name: 'plot', start: 0, seen: 'traitor' },
    { name: 'plan', start: 0, seen: 'heroes' },
    { name: 'fate', start: 0, seen: 'nobody' },
    { name: 'shown', start: 0, seen: 'all' },
  ];
  const question: Node = { verb: 'ask', key: 'x', options: [{ key: 'a', do: [] }] };
  const roll: Node = { verb: 'roll', dice: 1, may: true, ladder: [{ least: 0, do: [] }] };
  const haunting = (program: Program, of: string, more: Partial<Hook> = {}): readonly string[] =>
    brokenHaunt({
      variables,
      hooks: [{ id: 'rule', side: 'all', at: 'turnStart', kind: 'after', of, do: program, ...more }],
    });
  const when = (name: string, then: Program): Node => ({ verb: 'if', if: `v:${name}`, then });

  test('a secret of the traitor may not decide that heroes are asked', () => {
    for (const node of [question, roll, { verb: 'pick', from: 'rooms', key: 'x', do: [] } satisfies Node])
      assert.match(
        haunting(when('plot', node), 'heroes').join(),
        /haunt 16, hooks\.rule\.do\.then: asks heroes because of "plot", known to traitor: tell first/,
      );
  });
  test('nor the other way round, and what nobody knows decides nothing', () => {
    assert.match(haunting(when('plan', question), 'traitor').join(), /asks traitor because of "plan", known to heroes/);
    assert.match(haunting(when('fate', question), 'traitor').join(), /asks traitor because of "fate", known to nobody/);
    assert.match(haunting(when('plot', question), 'explorers').join(), /asks heroes because of "plot"/);
  });
  test('one side may be asked because of its own secrets', () => {
    assert.deepEqual(haunting(when('plan', question), 'heroes'), []);
    assert.deepEqual(haunting(when('shown', question), 'explorers'), []);
  });
  test('who is asked counts, not whose rule it is', () => {
    const other: Node = { ...question, who: 'traitor' };
    assert.deepEqual(haunting(when('plot', other), 'heroes'), []);
    const each: Node = { verb: 'each', of: 'heroes', asMe: true, do: when('plan', question) };
    assert.deepEqual(haunting(each, 'traitor'), []);
  });
  test('a secret may not decide which options there are', () => {
    const options = [
      { key: 'a', do: [] },
      { key: 'b', if: 'v:plot', do: [] },
    ] as const;
    assert.match(
      haunting({ verb: 'ask', key: 'x', options }, 'heroes').join(),
      /options\[1\]: asks heroes because of "plot"/,
    );
  });
  test('a secret may not decide that an action is offered', () => {
    const action = { at: 'action', kind: 'action', key: 'x', if: 'v:plot' } as const;
    assert.match(haunting([], 'heroes', action).join(), /asks heroes because of "plot"/);
    assert.deepEqual(haunting([], 'traitor', action), []);
  });
  test('once told, a side may be asked, but not before and not when another was told', () => {
    const tell = (to: string): Node => ({ verb: 'tell', to, key: 'x' });
    assert.deepEqual(haunting(when('plot', [tell('heroes'), question]), 'heroes'), []);
    assert.deepEqual(haunting(when('plot', [tell('all'), question]), 'heroes'), []);
    assert.match(haunting(when('plot', [question, tell('heroes')]), 'heroes').join(), /tell first/);
    assert.match(haunting(when('plot', [tell('traitor'), question]), 'heroes').join(), /tell first/);
    assert.match(haunting([when('shown', tell('heroes')), when('plot', question)], 'heroes').join(), /tell first/);
  });
  test('sealed notes are secrets of those who know them', () => {
    const note = (seen?: 'heroes' | 'traitor' | 'nobody'): Node => ({
      verb: 'note',
      name: 'lair',
      who: 'traitor',
      key: 'x',
      from: 'rooms',
      ...(seen ? { seen } : {}),
    });
    const withNote = (node: Node, program: Program, of = 'heroes'): readonly string[] =>
      brokenHaunt({
        setUp: { traitor: node },
        hooks: [{ id: 'rule', side: 'all', at: 'enter', kind: 'after', of, do: program }],
      });
    const atLair: Node = { verb: 'if', if: ['count', 'here.in(note:lair)'], then: question };
    assert.match(withNote(note(), atLair).join(), /asks heroes because of "lair", known to traitor/);
    assert.match(withNote(note('nobody'), atLair, 'traitor').join(), /asks traitor because of "lair", known to nobody/);
    assert.deepEqual(withNote(note('heroes'), atLair), []);
    assert.match(withNote(note(), question, 'heroes.in(note:lair)').join(), /asks heroes because of "lair"/);
    const pick: Node = { verb: 'pick', from: 'note:lair', key: 'x', do: [] };
    assert.match(withNote(note(), pick).join(), /asks heroes because of "lair"/);
    const each: Node = { verb: 'each', of: 'heroes.in(note:lair)', asMe: true, do: question };
    assert.match(withNote(note(), each).join(), /asks heroes because of "lair"/);
    const number: Node = { verb: 'if', if: ['=', ['noted', 'lair'], 3], then: question };
    assert.match(withNote(note(), number).join(), /asks heroes because of "lair"/);
  });
  test('writing a note is a question', () => {
    const note: Node = { verb: 'note', name: 'lair', who: 'heroes', key: 'x', from: 'rooms' };
    assert.match(haunting(when('plot', note), 'traitor').join(), /asks heroes because of "plot"/);
    assert.deepEqual(haunting(when('plot', { ...note, byChance: true }), 'traitor'), []);
  });
  test('a secret may not be copied to where more people see it', () => {
    const copy: Node = { verb: 'set', name: 'shown', to: ['+', 'v:plot', 1] };
    assert.match(haunting(copy, 'traitor').join(), /"shown" shows heroes something of "plot": tell first/);
    assert.match(
      haunting(when('plot', { verb: 'set', name: 'shown', to: 1 }), 'traitor').join(),
      /"shown" shows heroes/,
    );
    assert.deepEqual(haunting({ verb: 'set', name: 'fate', to: 'v:plot' }, 'traitor'), []);
  });
});
