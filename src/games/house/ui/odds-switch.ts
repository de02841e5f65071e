import { preferences } from '../../../app/preferences.ts';

/** Whether somebody wants to know the chances of a roll before the dice fall. */
export const wantsOdds = (): boolean => preferences.current.hints.odds;

/** What a switch for it does. */
export const wishForOdds = ({ target }: Event): void =>
  preferences.change({ hints: { ...preferences.current.hints, odds: (target as HTMLInputElement).checked } });
