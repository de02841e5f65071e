import type { HouseReason } from '../rules/reasons.ts';
import type { PlayTexts } from './texts.ts';

export { refusalText } from '../../../ui/refusal-text.ts';

/** The texts cover every reason: this does not compile while one is missing. */
type Covered<Key extends keyof PlayTexts> = Key;
export type RefusalKey = Covered<`refusal.${HouseReason}`>;
