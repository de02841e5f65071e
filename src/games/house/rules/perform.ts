import type { Choice } from './choices.ts';
import type { Procedure } from './machine.ts';
import { environment } from './machine.ts';

/** The procedure of each free choice; its arguments are the choice's own fields and the seat. */
const procedureOf: Readonly<Partial<Record<Choice['c'], string>>> = {
  step: 'step',
  explore: 'explore',
  cross: 'crossBarrier',
  jump: 'jump',
  use: 'useCard',
  act: 'act',
  attack: 'attack',
  give: 'giveCard',
  drop: 'dropCard',
  pickUp: 'pickUpCard',
  take: 'takeThing',
  lay: 'putThing',
  pass: 'passThing',
};

/** Does what an explorer chose from its menu (H-3.2). Arguments: seat, choice. */
export const perform: Procedure = (machine, args) => {
  const seat = args['seat'] as string;
  const { c, ...fields } = args['choice'] as unknown as Choice;
  const name = procedureOf[c];
  if (name === undefined) throw new Error(`no free choice: ${c}`);
  machine.call(name, { ...fields, seat } as never, environment({ me: seat }));
};
