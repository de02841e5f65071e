/** What people prepared, by game: outlives the play screen, because Back may take it away in the middle of a plan. */
const memories = new Map<string, Map<string, unknown>>();

export function memoryOf(id: string): Map<string, unknown> {
  const memory = memories.get(id) ?? new Map<string, unknown>();
  memories.set(id, memory);
  return memory;
}
