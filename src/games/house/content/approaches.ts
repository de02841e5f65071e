import type { Node } from '../rules/lantern/language.ts';

/** The traitor may move monsters a space towards the holder; without a traitor all of them move (H-10.9: Bell, Spirit Board). */
export const monstersCloseIn: Node = {
  verb: 'if',
  if: ['count', 'traitor'],
  then: { verb: 'approach', what: 'monsters', to: 'me', by: 'traitor' },
  else: { verb: 'approach', what: 'monsters', to: 'me' },
};

/** The holder may call any unimpeded heroes a space nearer. */
export const heroesCloseIn: Node = { verb: 'approach', what: 'heroes.notMe', to: 'me', by: 'me' };
