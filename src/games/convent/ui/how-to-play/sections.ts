import { html, type TemplateResult } from 'lit';
import {
  bedIcon,
  diceIcon,
  earIcon,
  eyeIcon,
  keyIcon,
  noviceIcon,
  nunIcon,
  padlockIcon,
  prayerIcon,
  runIcon,
  scrollIcon,
  sneakIcon,
  standIcon,
  walkIcon,
} from '../../../../ui/game-icons.ts';
import { boardFacts } from '../../board/facts.ts';
import type { BlessingKind, Mode } from '../../rules/terms.ts';
import { wishOf } from '../heading.ts';
import type { Narrator, RoomKey } from '../narrator.ts';
import type { SayRules } from './rules-texts.ts';

export interface Words {
  readonly say: SayRules;
  readonly narrator: Narrator;
}

/** Cell, key, locked door, wish, and home again. */
export const goalPicture = ({ say }: Words): TemplateResult =>
  html`<ol class="chain">
    ${(
      [
        [bedIcon, 'cell'],
        [keyIcon, 'key'],
        [padlockIcon, 'lock'],
        [scrollIcon, 'wish'],
        [bedIcon, 'home'],
      ] as const
    ).map(([icon, step]) => html`<li>${icon}<span>${say(`goal.${step}`)}</span></li>`)}
  </ol>`;

/** The two halves of a round, side by side. */
export const roundPicture = ({ say }: Words): TemplateResult =>
  html`<div class="halves">
    <div>
      <h3>${noviceIcon} ${say('round.novices')}</h3>
      <ol>
        ${([1, 2, 3, 4] as const).map(step => html`<li>${say(`round.novices.${step}`)}</li>`)}
      </ol>
    </div>
    <div>
      <h3>${nunIcon} ${say('round.guards')}</h3>
      <ol>
        ${([1, 2, 3] as const).map(step => html`<li>${say(`round.guards.${step}`)}</li>`)}
      </ol>
    </div>
  </div>`;

const cards: readonly (readonly [Mode, TemplateResult, string, number])[] = [
  ['stand', standIcon, '0', -3],
  ['sneak', sneakIcon, '1–2', -2],
  ['walk', walkIcon, '3–4', -1],
  ['run', runIcon, '1–5', 0],
];

/** The four movement cards with steps and noise (C-4.2). */
export const cardsTable = ({ say, narrator }: Words): TemplateResult =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">${say('cards.card')}</th>
        <th scope="col">${say('cards.steps')}</th>
        <th scope="col">${say('cards.noise')}</th>
      </tr>
    </thead>
    <tbody>
      ${cards.map(
        ([mode, icon, steps, modifier]) =>
          html`<tr>
            <th scope="row">${icon} ${narrator.say(`mode.${mode}`)}</th>
            <td>${steps}</td>
            <td>${modifier === 0 ? '± 0' : `− ${-modifier}`}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** Die and card make the reach. */
export const reachSum = ({ say }: Words): TemplateResult =>
  html`<p class="sum">
    <span>${diceIcon} ${say('noise.die')}</span> <span aria-hidden="true">+</span>
    <span>${walkIcon} ${say('noise.card')}</span> <span aria-hidden="true">=</span>
    <span>${earIcon} ${say('noise.reach')}</span>
  </p>`;

/** Where keys lie, what they open, what is behind (C-18.6). */
export const keysTable = ({ say, narrator }: Words): TemplateResult =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">${say('keys.key')}</th>
        <th scope="col">${say('keys.lock')}</th>
        <th scope="col">${say('keys.wish')}</th>
      </tr>
    </thead>
    <tbody>
      ${boardFacts.keys.map(({ number, space, colour }) => {
        const wish = wishOf(number);
        return html`<tr>
          <th scope="row">${say('keys.number', { key: number, space })}</th>
          <td><i class=${`lock ${colour}`}></i>${narrator.room(`lock.${colour}`)}</td>
          <td>${say('keys.place', { wish: narrator.room(`wish.${wish.id}` as RoomKey), space: wish.space })}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;

const kinds: readonly BlessingKind[] = ['adjust', 'reroll', 'extraStep', 'falseNoise'];

export const blessingsList = ({ say, narrator }: Words): TemplateResult =>
  html`<dl>
    ${kinds.map(
      kind =>
        html`<div>
          <dt>${prayerIcon} ${narrator.say(`blessing.${kind}`)}</dt>
          <dd>${say(`blessing.${kind}`)}</dd>
        </div>`,
    )}
  </dl>`;

/** What sets a guard free (C-10.1). */
export const cluesList = ({ say }: Words): TemplateResult =>
  html`<ul class="clues">
    <li>${eyeIcon} ${say('duty.sees')}</li>
    <li>${earIcon} ${say('duty.hears')}</li>
  </ul>`;
