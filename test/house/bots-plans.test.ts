import assert from 'node:assert/strict';
import test from 'node:test';
import { haunts } from '../../src/games/house/haunts/index.ts';
import type { Aim, Plan } from '../../src/games/house/haunts/plans/plan.ts';
import { planOf } from '../../src/games/house/haunts/plans/index.ts';

/** Tasks whose targets a plan must know. */
const sketchOf = (number: number, act: string) =>
  haunts.find(haunt => haunt.number === number)?.hooks.find(({ key }) => key === `h${number}.${act}`)?.task;

const aimsOf = ({ heroes, traitor }: Plan): readonly Aim[] => [...heroes, ...traitor];

for (const { number, hooks, monsters, things = [] } of haunts)
  test(`bots have a plan for haunt ${number}, in the haunt's own words`, () => {
    const plan = planOf(number);
    assert.ok(plan, 'a plan');
    const keys = hooks.filter(({ kind }) => kind === 'action').map(({ key }) => key);
    for (const { act } of aimsOf(plan)) if (act !== undefined) assert.ok(keys.includes(`h${number}.${act}`), act);
    for (const kind of Object.keys(plan.foes ?? {}))
      assert.ok(
        monsters.some(monster => monster.kind === kind),
        kind,
      );
    const said = JSON.stringify(haunts.find(haunt => haunt.number === number));
    for (const key of Object.keys(plan.answers ?? {})) assert.ok(said.includes(`"${key}"`), key);
    const tokens = JSON.stringify(plan).matchAll(/token:(h\d+-\w+)/g);
    for (const [, token] of tokens)
      assert.ok(said.includes(token!) || things.some(({ kind }) => kind === token), token);
  });

for (const { number } of haunts)
  test(`the plan for haunt ${number} knows what its tasks take`, () => {
    for (const { act, roll = [] } of aimsOf(planOf(number)!)) {
      const sketch = act === undefined ? undefined : sketchOf(number, act);
      if (!sketch || roll.length === 0) continue;
      assert.deepEqual(
        roll,
        sketch.rolls.map(({ trait, target }) => [trait, target]),
        act,
      );
    }
  });
