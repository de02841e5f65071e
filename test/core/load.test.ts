import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAYOUT_SUM } from '../../assembly/layout.ts';
import { compileCore } from '../../src/core/compile.ts';
import type { CoreSource } from '../../src/core/compile.ts';
import { CoreError } from '../../src/core/error.ts';
import type { CoreErrorCode } from '../../src/core/error.ts';
import { createCore, loadCore } from '../../src/core/load.ts';
import { board, coreBytes, place } from './scenes.ts';

const answer = (type: string | null, body: BodyInit = coreBytes(), status = 200): Response =>
  new Response(body, { status, headers: type === null ? {} : { 'content-type': type } });

async function assertWorks(source: CoreSource): Promise<void> {
  const core = await createCore(source);
  core.loadGeometry(board({ walls: [[10, 0, 10, 20]] }));
  assert.equal(core.sightLine(place(0, 0), place(20, 0)), false);
}

const hasCode = (code: CoreErrorCode) => (error: unknown) => error instanceof CoreError && error.code === code;

test('the core loads from bytes, a buffer, a module and an answer of any type', async () => {
  await assertWorks(coreBytes());
  await assertWorks(coreBytes().buffer);
  await assertWorks(await compileCore(coreBytes()));
  for (const type of [
    'application/wasm',
    'application/wasm; charset=utf-8',
    'text/plain',
    'application/octet-stream',
    null,
  ]) {
    await assertWorks(answer(type));
  }
  await assertWorks(new URL(`data:application/octet-stream;base64,${Buffer.from(coreBytes()).toString('base64')}`));
});

test('two cores from one module keep their boards apart', async () => {
  const module = await compileCore(coreBytes());
  const [first, second] = [await createCore(module), await createCore(module)];
  first.loadGeometry(board({ walls: [[10, 0, 10, 20]] }));
  assert.equal(first.sightLine(place(0, 0), place(20, 0)), false);
  assert.equal(second.sightLine(place(0, 0), place(20, 0)), true);
});

test('what is missing, no WebAssembly or another module is told apart', async () => {
  const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  const text = new TextEncoder().encode('<!doctype html>');
  await assert.rejects(createCore(answer('application/wasm', coreBytes(), 404)), hasCode('unavailable'));
  await assert.rejects(createCore(new URL('http://127.0.0.1:9/core.wasm')), hasCode('unavailable'));
  await assert.rejects(createCore(text), hasCode('notCompiled'));
  await assert.rejects(createCore(answer('application/wasm', text)), hasCode('notCompiled'));
  await assert.rejects(createCore(answer('text/html', text)), hasCode('notCompiled'));
  await assert.rejects(createCore(emptyModule), hasCode('wrongAbi'));
});

/** A number as the signed LEB128 bytes in which WebAssembly writes a constant. */
function constantBytes(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7) {
    const isLast = rest >> 6 === 0;
    bytes.push((rest & 0x7f) | (isLast ? 0 : 0x80));
    if (isLast) return bytes;
  }
}

test('a core that was built from another layout is refused', async () => {
  const bytes = coreBytes();
  const place = Buffer.from(bytes).indexOf(Buffer.from([0x41, ...constantBytes(LAYOUT_SUM), 0x0b]));
  assert.ok(place > 0);
  bytes[place + 1]! ^= 1;
  await assert.rejects(createCore(bytes), hasCode('wrongAbi'));
});

test('the shared core is loaded once, and again only after a failure', async () => {
  await assert.rejects(loadCore(answer('application/wasm', 'nothing', 503)), hasCode('unavailable'));
  const loading = loadCore(coreBytes());
  assert.equal(loadCore(Uint8Array.of(0)), loading);
  assert.equal(await loadCore(coreBytes()), await loading);
});

test('the release build imports nothing and the debug build only abort', async () => {
  const imports = async (build: 'release' | 'debug') =>
    WebAssembly.Module.imports(await compileCore(coreBytes(build))).map(({ module, name }) => `${module}.${name}`);
  assert.deepEqual(await imports('release'), []);
  assert.deepEqual(await imports('debug'), ['env.abort']);
});
