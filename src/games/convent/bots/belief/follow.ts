import type { BeliefCore } from '../../../../core/belief-calls.ts';
import type { ConventBoard } from '../../board/board.ts';
import { boardFacts } from '../../board/facts.ts';
import type { ConventEvent, Sighting } from '../../rules/events.ts';
import { modifierOf } from '../../rules/modes.ts';
import type { ConventOptions } from '../../rules/options.ts';
import { cellOf } from '../../rules/places.ts';
import type { GuardId } from '../../rules/seats.ts';
import { conventGround } from './ground.ts';
import { accountsOf } from './hearing.ts';
import { MoveFollower } from './moves.ts';
import { pointOf } from './points.ts';
import { inSightOf, sightSets } from './sight-sets.ts';
import type { SpacesInSight } from './sight-sets.ts';
import { newTrack } from './track.ts';
import type { GuardTrack, NoviceTrack, TableTrack } from './track.ts';

/** Spaces within this many steps of where she was last known, when nothing else fits. */
const everywhere = boardFacts.spaceCount;

/** Keeps the core's filter at what the table was told, event by event (C-3.4). */
export class BeliefFollower {
  readonly track: TableTrack;
  readonly moves: MoveFollower;
  readonly #board: ConventBoard;
  readonly #core: BeliefCore;
  readonly #options: ConventOptions;
  readonly #inSight: SpacesInSight;

  constructor(board: ConventBoard, core: BeliefCore, options: ConventOptions) {
    this.#board = board;
    this.#core = core;
    this.#options = options;
    this.track = newTrack(options);
    this.#inSight = sightSets(board, options.settings);
    this.moves = new MoveFollower(board, core, { options, track: this.track, inSight: this.#inSight });
    core.prepare(conventGround(board));
    for (const { novice, subject } of this.track.novices) core.begin(subject, pointOf(cellOf(novice)));
  }

  take(event: ConventEvent): void {
    const { track } = this;
    if (event.t !== 'captured') this.#settleStep(event.t === 'gameEnded');
    switch (event.t) {
      case 'roundBegan':
        track.round = event.round;
        break;
      case 'noviceMoved':
        track.noiseSettled = false;
        this.#novice(event.novice).moved = event;
        break;
      case 'cardShown':
        this.#move(event);
        break;
      case 'noiseRolled':
        this.#novice(event.novice).reach = event.reach;
        break;
      case 'blessingShown':
        this.#showBlessing(event);
        break;
      case 'noiseHeard': {
        const { token, listening } = event;
        const maker = track.novices.find(one => one.novice === token.novice);
        (listening ? maker?.heard : maker?.tokens)?.push(token);
        break;
      }
      case 'statusChanged':
      case 'stayedCaught':
        this.#settleNoise();
        this.#release(event);
        break;
      case 'guardsOrdered':
        this.#settleNoise();
        for (const guard of track.guards) guard.card = null;
        break;
      case 'guardTurned':
        this.#guard(event.guard).facing = event.facing;
        this.#look(event.guard, event.sightings, []);
        break;
      case 'guardStepped':
        this.#guard(event.guard).space = event.to;
        track.step = { event, captured: [] };
        break;
      case 'captured':
        this.#capture(event);
        break;
      case 'figureRemoved':
        this.#novice(event.novice).figure = null;
        break;
      case 'movementShown':
        this.#guard(event.guard).card = event.mode;
        break;
      case 'listeningRolled':
        if (track.listening?.guard !== event.guard) this.#settleListening();
        track.listening = { guard: event.guard, die: event.die };
        break;
      case 'roundEnded':
        this.#settleListening();
        this.#endRound();
        break;
    }
  }

  /** Takes in what the silence at the end of a stage says, once the stage is over. */
  settle(stage: string): void {
    this.#settleStep(stage === 'over');
    if (stage !== 'plan' && stage !== 'noise' && stage !== 'setupPaths' && stage !== 'over') this.#settleNoise();
  }

  #novice(novice: number): NoviceTrack {
    return this.track.novices.find(one => one.novice === novice)!;
  }

  #guard(guard: GuardId): GuardTrack {
    return this.track.guards.find(one => one.guard === guard)!;
  }

  #move(event: Extract<ConventEvent, { readonly t: 'cardShown' }>): void {
    const novice = this.#novice(event.novice);
    if (novice.moved === null) return;
    this.moves.follow(novice, { moved: novice.moved, mode: event.mode, extraStep: event.extraStep });
    novice.card = event.mode;
    novice.figure = novice.moved.figure;
    novice.moved = null;
    this.#check(novice);
  }

  #showBlessing({ holder, kind }: Extract<ConventEvent, { readonly t: 'blessingShown' }>): void {
    const novice = this.track.novices.find(one => one.novice === holder);
    if (novice === undefined) return;
    novice.blessing = 'gone';
    // A false noise of an earlier round is shown before this round's tokens are laid.
    if (kind === 'falseNoise' && novice.tokens.length > 0) novice.shownFalse = true;
  }

  /** What one guard sees now: these novices on their spaces, all others on no space in her sight. */
  #look(id: GuardId, sightings: readonly Sighting[], captured: readonly number[]): void {
    const guard = this.#guard(id);
    const inSight = this.#inSight(guard);
    for (const novice of this.track.novices) {
      if (captured.includes(novice.novice)) continue;
      const sighting = sightings.find(one => one.novice === novice.novice);
      if (sighting !== undefined) this.#locate(novice, sighting.space);
      else {
        const own = inSightOf(novice.novice, { guard, inSight, settings: this.#options.settings });
        this.#core.drop(novice.subject, own.map(pointOf));
        this.#check(novice);
      }
    }
  }

  #locate(novice: NoviceTrack, space: number): void {
    this.#core.keep(novice.subject, pointOf(space));
    novice.figure = space;
    novice.known = { space, steps: 0 };
    this.#check(novice);
  }

  #capture({ novice: number, space }: Extract<ConventEvent, { readonly t: 'captured' }>): void {
    const novice = this.#novice(number);
    this.#locate(novice, space);
    novice.status = 'caught';
    this.#core.undoLastStage(novice.subject);
    const { step } = this.track;
    this.track.step = step && { ...step, captured: [...step.captured, number] };
  }

  /** After a step and its captures: what the guard saw, and who was not on the space she entered (C-11.1). */
  #settleStep(isOver: boolean): void {
    const { step } = this.track;
    this.track.step = null;
    if (step === null || isOver) return;
    this.#look(step.event.guard, step.event.sightings, step.captured);
  }

  /** Who is in her cell comes to the run without a choice, and does not stay caught there (C-11.9, C-11.10). */
  #release(event: Extract<ConventEvent, { readonly t: 'statusChanged' | 'stayedCaught' }>): void {
    const novice = this.#novice(event.novice);
    const isAtHome = this.#options.settings['caught.release'] === 'home';
    const cell = pointOf(cellOf(novice.novice));
    if (event.t === 'statusChanged') {
      novice.status = event.status;
      if (isAtHome) this.#core.keep(novice.subject, cell);
    } else if (!isAtHome) this.#core.drop(novice.subject, [cell]);
    this.#check(novice);
  }

  /** Tokens and silence after the noise rolls; and nobody came home with her wish, or the game were over (C-13.1). */
  #settleNoise(): void {
    const { track } = this;
    if (track.noiseSettled) return;
    track.noiseSettled = true;
    const isDeafening = this.#options.settings['noise.ranGuard'] === 'deaf';
    const listeners = track.guards.filter(({ card }) => !isDeafening || card !== 'run');
    for (const novice of track.novices) {
      if (novice.status !== 'onTheRun') continue;
      const { reach, tokens, blessing, shownFalse } = novice;
      if (reach !== null) {
        const falseNoise = shownFalse ? 'shown' : blessing === 'held' ? 'possible' : 'none';
        this.#hear(novice, { reach, tokens, falseNoise, listeners });
      }
      this.#core.dropDone(novice.subject, pointOf(cellOf(novice.novice)));
      this.#check(novice);
    }
  }

  /** Tokens and silence after a guard's listening roll (C-8.8). */
  #settleListening(): void {
    const { listening, novices } = this.track;
    if (listening === null) return;
    this.track.listening = null;
    const { settings } = this.#options;
    const isOwn = settings['noise.listenModifier'] === 'own';
    for (const novice of novices) {
      if (novice.status === 'onTheRun') {
        const modifier = isOwn && novice.card !== null ? modifierOf(settings, novice.card) : 0;
        const reach = listening.die + modifier;
        const listeners = [this.#guard(listening.guard)];
        this.#hear(novice, { reach, tokens: novice.heard, falseNoise: 'none', listeners });
        this.#check(novice);
      }
      novice.heard = [];
    }
  }

  #hear(novice: NoviceTrack, noise: Parameters<typeof accountsOf>[0]): void {
    const choice = ({ all: 'all', pickOne: 'one', pickSome: 'some' } as const)[this.#options.settings['noise.tie']];
    this.#core.hear(novice.subject, accountsOf(noise), choice);
  }

  #endRound(): void {
    for (const novice of this.track.novices) {
      novice.card = null;
      novice.reach = null;
      novice.tokens = [];
      novice.shownFalse = false;
    }
  }

  /** When nothing fits what was told (a die mistyped, say), she can be wherever she could have walked to. */
  #check(novice: NoviceTrack): void {
    if (this.#core.isAnywhere(novice.subject)) return;
    novice.lost = true;
    const { space, steps } = novice.known;
    const far = Math.min(steps, everywhere);
    const reachable = Array.from({ length: boardFacts.spaceCount }, (_, point) => point).filter(
      point => this.#board.distance(space, point + 1) <= far,
    );
    this.#core.beginAmong(novice.subject, novice.figure === null ? reachable : [pointOf(novice.figure)]);
  }
}
