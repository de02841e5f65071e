import type { HouseAction } from './actions.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bodies: Readonly<Record<HouseAction['t'], (fields: Fields) => boolean>> = {
  choose: fields => isFields(fields['choice']) && typeof fields['choice']['c'] === 'string',
  roll: fields => Number.isSafeInteger(fields['total']),
  resign: () => true,
};

/** Whether something from outside has the fields of an action; what is in them is for the question to judge. */
export function isHouseAction(value: unknown): value is HouseAction {
  if (!isFields(value) || typeof value['seat'] !== 'string' || typeof value['ask'] !== 'string') return false;
  const { t } = value;
  return typeof t === 'string' && Object.hasOwn(bodies, t) && bodies[t as HouseAction['t']](value);
}
