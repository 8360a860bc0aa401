import { momentStart, stepIndexOf, type Moment } from './moment.ts';
import { endOfStep, firstFailure, neighbour, neighbourStep } from './neighbours.ts';

/** The position and mode that the recording should take. A new object is a new request, even with the same values. */
export interface PlaybackState {
  /** Seconds into the recording. */
  seconds: number;
  isPlaying: boolean;
}

/** The selected moment of a test run, and the open steps. */
export interface Timeline {
  /** The selected moment. */
  order: number | null;
  /** Indexes of the open steps. */
  open: ReadonlySet<number>;
  /** The step that is open only because the selection is in it. */
  visited: number | null;
  playback: PlaybackState | null;
  /** The number of seeks so far, and the kind of the last one. */
  seeks: number;
  lastSeek: SeekTarget['kind'] | null;
  /** The address selected the first moment. */
  isFromAddress: boolean;
}

export type SeekTarget =
  /** A click on a step opens and selects it, or closes it. */
  | { kind: 'toggle'; stepIndex: number }
  /** A click outside the list selects a step. */
  | { kind: 'choose'; stepIndex: number; isPlaying?: boolean }
  | { kind: 'show'; order: number }
  /** To another action, across steps. */
  | { kind: 'action'; distance: number }
  /** To another step; `from` is the step to count from if it is not the selected one. */
  | { kind: 'step'; distance: number; from?: number | null }
  | { kind: 'first' | 'last' };

/** Selects the named moment, else the end of the first failed step, else nothing. Failed steps are open. */
export function createTimeline(moments: Moment[], named: Moment | undefined): Timeline {
  const order = named?.order ?? firstFailure(moments);
  const open = new Set(
    moments.filter(({ step }) => step?.is_successful === false).map(({ stepIndex }) => stepIndex),
  );
  if (order !== null) open.add(stepIndexOf(order));
  const moment = moments.find((candidate) => candidate.order === order);
  return {
    order,
    open,
    visited: null,
    playback: moment ? playbackAt(firstSecond(moments, moment)) : null,
    seeks: 0,
    lastSeek: null,
    isFromAddress: named !== undefined,
  };
}

/** Where the recording starts: at the start of the step if the moment is its end, as in a link to a step. */
function firstSecond(moments: Moment[], moment: Moment): number | null {
  const isEnd = endOfStep(moments, moment.stepIndex) === moment;
  return isEnd && moment.step ? (moment.step.start ?? null) : momentStart(moment);
}

/** The timeline after a seek; the same object if nothing changed. */
export function seekTo(timeline: Timeline, target: SeekTarget, moments: Moment[]): Timeline {
  const next = resolveTarget(timeline, target, moments);
  return next === timeline ? timeline : { ...next, seeks: timeline.seeks + 1, lastSeek: target.kind };
}

function resolveTarget(timeline: Timeline, target: SeekTarget, moments: Moment[]): Timeline {
  switch (target.kind) {
    case 'toggle':
      return timeline.open.has(target.stepIndex)
        ? close(timeline, target.stepIndex)
        : selectMoment(timeline, endOfStep(moments, target.stepIndex));
    case 'choose':
      return selectMoment(timeline, endOfStep(moments, target.stepIndex), target.isPlaying);
    case 'show': {
      const moment = moments.find(({ order }) => order === target.order);
      return moment
        ? { ...selectMoment(timeline, moment), playback: playbackAt(momentStart(moment)) }
        : timeline;
    }
    case 'step': {
      const from = target.from ?? (timeline.order === null ? null : stepIndexOf(timeline.order));
      const moment = neighbourStep(moments, from, target.distance);
      return moveTo(timeline, moment, moment?.step?.start ?? null);
    }
    case 'action':
      return moveTo(timeline, neighbour(moments, timeline.order, target.distance));
    case 'first':
      return moveTo(timeline, moments[0]);
    case 'last':
      return moveTo(timeline, moments.at(-1));
  }
}

/** Selects a moment by key: its step opens, and the previous one closes unless the user opened it. */
function moveTo(
  timeline: Timeline,
  moment: Moment | undefined,
  start = moment && momentStart(moment),
): Timeline {
  if (!moment) return timeline;
  const { order, stepIndex } = moment;
  const open = new Set(timeline.open);
  const isSameStep = stepIndex === timeline.visited;
  if (timeline.visited !== null && !isSameStep) open.delete(timeline.visited);
  const visited = isSameStep || !open.has(stepIndex) ? stepIndex : null;
  open.add(stepIndex);
  return { ...timeline, order, open, visited, playback: playbackAt(start ?? null) };
}

/** Selects a moment by click: open steps stay open, so that nothing moves below the pointer. */
function selectMoment(timeline: Timeline, moment: Moment | undefined, isPlaying = false): Timeline {
  if (!moment) return timeline;
  const { order, stepIndex, step } = moment;
  const open = new Set(timeline.open).add(stepIndex);
  return { ...timeline, order, open, visited: null, playback: playbackAt(step?.start ?? null, isPlaying) };
}

function close(timeline: Timeline, stepIndex: number): Timeline {
  const open = new Set(timeline.open);
  open.delete(stepIndex);
  return { ...timeline, open, visited: null };
}

function playbackAt(seconds: number | null, isPlaying = false): PlaybackState | null {
  return seconds === null ? null : { seconds, isPlaying };
}
