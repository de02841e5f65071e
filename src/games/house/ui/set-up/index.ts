import { html } from 'lit';
import { sayer } from '../../../../app/fill.ts';
import { preferences } from '../../../../app/preferences.ts';
import type { OptionsForm, SetUpUi } from '../../../../app/set-up-ui.ts';
import type { HouseOptions } from '../../rules/options.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SaySetup } from '../setup-words.ts';
import { completedOptions, readOptions, recommendedOptions, withPlayedHere } from './house-options.ts';
import { houseSeats, withPlayers } from './house-seats.ts';
import './options-form.ts';
import './seating-form.ts';

const say: SaySetup = (key, values) => sayer(setupTexts.current!)(key, values);

const onChange =
  ({ change }: OptionsForm) =>
  ({ detail }: CustomEvent<HouseOptions>): void =>
    change(detail);

/** What the set-up of the house asks. */
export const houseSetUp: SetUpUi = {
  texts: setupTexts,
  async open() {
    await setupTexts.load();
  },
  firstOptions: remembered =>
    withPlayedHere(
      readOptions(remembered) ?? recommendedOptions(preferences.current.dice === 'typed' ? 'typed' : 'drawn'),
    ),
  seats: options => houseSeats(options as HouseOptions, say),
  widened(options) {
    const { length } = (options as HouseOptions).explorers;
    return length < 6 ? withPlayers(options as HouseOptions, length + 1) : null;
  },
  completed: ({ options }) => completedOptions(options as HouseOptions),
  problem: () => null,
  summary({ options }) {
    const { explorers, settings } = options as HouseOptions;
    return say(`summary.${settings.startPlayer}`, { players: explorers.length });
  },
  renderSeating: form =>
    html`<house-seating .options=${form.options as HouseOptions} @options-changed=${onChange(form)}></house-seating>`,
  renderOptions: form =>
    html`<house-options .options=${form.options as HouseOptions} @options-changed=${onChange(form)}></house-options>`,
};
