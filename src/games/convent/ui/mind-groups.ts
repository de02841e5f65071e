import type { Belief } from '../../../engine/bot.ts';
import { reasonLines, type ThoughtGroup } from '../../../ui/thought-lines.ts';
import type { Thought } from '../../../workers/referee-port.ts';
import type { NoviceNumber } from '../rules/seats.ts';
import { noviceOfSeat } from '../rules/seats.ts';
import { beliefsAbout, percent } from './advice.ts';
import type { Narrator } from './narrator.ts';
import { placesText } from './guess-text.ts';
import { reasonText, type SayThought } from './thought-text.ts';
import type { Whereabouts } from './replay/whereabouts.ts';

/** Places that are named in words; the board shows the others. */
const namedPlaces = 3;

export interface MindParts {
  readonly narrator: Narrator;
  readonly say: SayThought;
  /** The novice about whom beliefs are told; null tells of all. */
  readonly followed: NoviceNumber | null;
  /** Where everybody really is; empty where that is still secret. */
  readonly truth: readonly Pick<Whereabouts, 'novice' | 'space'>[];
}

/** Bot by bot, what it made of a half round. */
export function mindGroups(thoughts: readonly Thought[], parts: MindParts): readonly ThoughtGroup[] {
  const { narrator } = parts;
  return [...new Set(thoughts.map(({ seat }) => seat))].map(seat => {
    const novice = noviceOfSeat(seat);
    const own = thoughts.filter(thought => thought.seat === seat);
    const believed = own.findLast(({ decision }) => decision && decision.beliefs.length > 0)?.decision?.beliefs ?? [];
    // A guard decides step by step anew: what counts is what she made of it last.
    const last = new Map(own.map(thought => [guardOf(thought), thought.decision] as const));
    // With one guard's reasons all is told that the other's begin with.
    const reasons = new Set(
      [...last.values()].flatMap(decision => reasonLines(decision, reason => reasonText(reason, parts))),
    );
    return {
      name: novice === null ? narrator.holder(seat) : narrator.novice(novice),
      lines: [...reasons, ...beliefsAbout(believed, parts.followed).map(belief => beliefText(belief, novice, parts))],
    };
  });
}

/** The guard whose movement a decision is about; none where a novice plans or the order is chosen. */
function guardOf({ decision }: Thought): unknown {
  return decision && 'guard' in decision.action ? decision.action.guard : null;
}

/** A guard's belief beside the truth; a novice's is what she took the guards to believe of her. */
function beliefText({ about, places }: Belief, novice: NoviceNumber | null, parts: MindParts): string {
  const { narrator, say, truth } = parts;
  const named = placesText(places.slice(0, namedPlaces), narrator);
  if (novice !== null) return say('mind.ownBelief', { places: named });
  const other = noviceOfSeat(about)!;
  const values = { novice: narrator.novice(other), places: named };
  const real = truth.find(one => one.novice === other)?.space;
  if (real === undefined) return say('mind.belief', values);
  const given = places.find(([space]) => space === real)?.[1] ?? 0;
  return say('mind.truth', { ...values, space: real, percent: percent(given) });
}
