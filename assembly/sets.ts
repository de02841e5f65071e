/** Bit sets of points in linear memory, SET_BYTES each. */
import { POINT_SLOTS, SET_BYTES } from './layout';

export function has(set: i32, point: i32): bool {
  assert(<u32>point < <u32>POINT_SLOTS);
  return ((load<u32>(set + ((point >> 5) << 2)) >>> (point & 31)) & 1) != 0;
}

export function add(set: i32, point: i32): void {
  assert(<u32>point < <u32>POINT_SLOTS);
  const word = set + ((point >> 5) << 2);
  store<u32>(word, load<u32>(word) | (1 << (point & 31)));
}

export function remove(set: i32, point: i32): void {
  assert(<u32>point < <u32>POINT_SLOTS);
  const word = set + ((point >> 5) << 2);
  store<u32>(word, load<u32>(word) & ~(1 << (point & 31)));
}

export function clear(set: i32): void {
  memory.fill(set, 0, SET_BYTES);
}
