import { momentStart, stepIndexOf, type Moment } from './moment.ts';
import { endOfStep, firstFailure, neighbour, neighbourStep } from './neighbours.ts';
import { openRow, toggleRow, visitRow, type OpenRows } from './open-rows.ts';

/** The position and mode that the recording should take. A new object is a new request, even with the same values. */
export interface PlaybackState {
  /** Seconds into the recording. */
  seconds: number;
  isPlaying: boolean;
}

/** The selected moment of a test run, and the open steps and modules. */
export interface Timeline {
  /** The selected moment. */
  order: number | null;
  steps: OpenRows;
  /** By the index of their first step. */
  modules: OpenRows;
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
  /** A click on a module opens or closes it; the selection stays. */
  | { kind: 'toggle-module'; start: number }
  /** A click outside the list selects a step. */
  | { kind: 'choose'; stepIndex: number; isPlaying?: boolean }
  | { kind: 'show'; order: number }
  /** To another screenshot, across actions and steps. */
  | { kind: 'show-screenshot'; order: number }
  /** To another action, across steps; `from` is the moment to count from if none is selected. */
  | { kind: 'action'; distance: number; from?: number | null }
  /** To another step; `from` is the step to count from if it is not the selected one. */
  | { kind: 'step'; distance: number; from?: number | null }
  | { kind: 'first' | 'last' };

/** Selects the named moment, else the end of the first failed step, else nothing. Failed steps are open, and so are the given modules. */
export function createTimeline(
  moments: Moment[],
  named: Moment | undefined,
  openModules: number[] = [],
): Timeline {
  const order = named?.order ?? firstFailure(moments);
  const moment = moments.find((candidate) => candidate.order === order);
  const failed = moments
    .filter(({ step }) => step?.is_successful === false)
    .map(({ stepIndex }) => stepIndex);
  return {
    order,
    steps: openRow({ open: new Set(failed), visited: null }, moment?.stepIndex ?? null),
    modules: openRow({ open: new Set(openModules), visited: null }, moment?.moduleStart ?? null),
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
      return timeline.steps.open.has(target.stepIndex)
        ? { ...timeline, steps: toggleRow(timeline.steps, target.stepIndex) }
        : selectMoment(timeline, endOfStep(moments, target.stepIndex));
    case 'toggle-module':
      return { ...timeline, modules: toggleRow(timeline.modules, target.start) };
    case 'choose':
      return selectMoment(timeline, endOfStep(moments, target.stepIndex), target.isPlaying);
    case 'show': {
      const moment = moments.find(({ order }) => order === target.order);
      return moment
        ? { ...selectMoment(timeline, moment), playback: playbackAt(momentStart(moment)) }
        : timeline;
    }
    case 'show-screenshot':
      return moveTo(
        timeline,
        moments.find(({ order }) => order === target.order),
      );
    case 'step': {
      const from = target.from ?? (timeline.order === null ? null : stepIndexOf(timeline.order));
      const moment = neighbourStep(moments, from, target.distance);
      return moveTo(timeline, moment, moment?.step?.start ?? null);
    }
    case 'action':
      return moveTo(timeline, neighbour(moments, timeline.order ?? target.from ?? null, target.distance));
    case 'first':
      return moveTo(timeline, moments[0]);
    case 'last':
      return moveTo(timeline, moments.at(-1));
  }
}

/** Selects a moment by key: its step and module open, and the previous ones close unless the user opened them. */
function moveTo(
  timeline: Timeline,
  moment: Moment | undefined,
  start = moment && momentStart(moment),
): Timeline {
  if (!moment) return timeline;
  return {
    ...timeline,
    order: moment.order,
    steps: visitRow(timeline.steps, moment.stepIndex),
    modules: visitRow(timeline.modules, moment.moduleStart),
    playback: playbackAt(start ?? null),
  };
}

/** Selects a moment by click: open steps stay open, so that nothing moves below the pointer. */
function selectMoment(timeline: Timeline, moment: Moment | undefined, isPlaying = false): Timeline {
  if (!moment) return timeline;
  return {
    ...timeline,
    order: moment.order,
    steps: openRow(timeline.steps, moment.stepIndex),
    modules: openRow(timeline.modules, moment.moduleStart),
    playback: playbackAt(moment.step?.start ?? null, isPlaying),
  };
}

function playbackAt(seconds: number | null, isPlaying = false): PlaybackState | null {
  return seconds === null ? null : { seconds, isPlaying };
}
