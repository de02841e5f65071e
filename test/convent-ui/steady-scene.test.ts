import assert from 'node:assert/strict';
import { it } from 'node:test';
import { emptyScene, type BoardScene, type SceneGuard } from '../../src/games/convent/ui/board/scene.ts';
import { isSame, steadyScene } from '../../src/games/convent/ui/board/steady-scene.ts';

const cone = new Float32Array([1, 2, 3, 4]);
const guard = (space: number, light = cone): SceneGuard => ({
  id: 'abbess',
  style: { colour: 'red', shape: 'circle', letter: 'A' },
  space,
  facing: { from: 26, to: space },
  cone: light,
  acting: false,
});
const scene = (parts: Partial<BoardScene>): BoardScene => ({ ...emptyScene, ...parts });

it('keeps the parts of a scene that say the same as before', () => {
  const before = scene({ guards: [guard(19)], offered: [1, 2], focus: [3] });
  const after = steadyScene(before, scene({ guards: [guard(19)], offered: [1, 2, 4], focus: [3] }));
  assert.equal(after.guards, before.guards);
  assert.equal(after.focus, before.focus);
  assert.deepEqual(after.offered, [1, 2, 4]);
});

it('takes the new part wherever anything differs', () => {
  const before = scene({ guards: [guard(19)], reach: [{ space: 1, steps: 2 }], offered: [1, 2] });
  const next = scene({ guards: [guard(20)], reach: [{ space: 1, steps: 3 }], offered: [1] });
  assert.deepEqual(steadyScene(before, next), next);
});

it('holds another polygon of light for another light, and nothing for no light', () => {
  assert.ok(isSame(guard(19), guard(19)));
  assert.ok(!isSame(guard(19), guard(19, new Float32Array(cone))));
  assert.ok(!isSame(null, {}));
  assert.ok(!isSame({ why: null }, { where: null }));
});
