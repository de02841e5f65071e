import { html } from 'lit';
import { sayer } from '../../../../app/fill.ts';
import { preferences } from '../../../../app/preferences.ts';
import type { OptionsForm, SetUpUi } from '../../../../app/set-up-ui.ts';
import '../../../../ui/segmented-choice.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { readOptions } from '../../rules/read-options.ts';
import { type SaySetup, setupTexts } from '../setup-texts.ts';
import { conventSeats } from './convent-seats.ts';
import { completedOptions, recommendedOptions, tableFacts, tableProblem } from './convent-table-options.ts';
import './options-form.ts';

const say: SaySetup = (key, values) => sayer(setupTexts.current!)(key, values);

function renderGuardPlayers({ options, change }: OptionsForm) {
  const convent = options as ConventOptions;
  return html`<segmented-choice
    label=${say('guardPlayers')}
    .options=${(['1', '2'] as const).map(value => ({ value, label: say(`guardPlayers.${value}`) }))}
    .value=${String(convent.guardPlayers)}
    @choice-changed=${(event: CustomEvent<string>) => change({ ...convent, guardPlayers: event.detail === '2' ? 2 : 1 })}
  ></segmented-choice>`;
}

/** What the set-up of the convent asks. */
export const conventSetUp: SetUpUi = {
  texts: setupTexts,
  async open() {
    await setupTexts.load();
  },
  firstOptions: remembered =>
    readOptions(remembered) ?? recommendedOptions(preferences.current.dice === 'typed' ? 'typed' : 'drawn'),
  seats: options => conventSeats(options as ConventOptions, say),
  widened: options =>
    (options as ConventOptions).guardPlayers === 1 ? { ...(options as ConventOptions), guardPlayers: 2 } : null,
  completed: completedOptions,
  problem(seating) {
    const problem = tableProblem(seating);
    return problem === null ? null : say(`problem.${problem}`);
  },
  summary: seating => say('summary', tableFacts(seating)),
  renderSeating: renderGuardPlayers,
  renderOptions: ({ options, change }) =>
    html`<convent-options
      .options=${options as ConventOptions}
      @options-changed=${(event: CustomEvent<ConventOptions>) => change(event.detail)}
    ></convent-options>`,
};
