import { momentStart, stepIndexOf, type Moment } from './moment.ts';
import { endOfStep, firstLook, neighbour, neighbourStep } from './neighbours.ts';

/** Where the recording is to be. Each request is an object of its own. */
export interface Cue {
  /** Seconds into the recording. */
  seconds: number;
  isPlaying: boolean;
}

/** Where a person stands in a test run, and which steps lie open. */
export interface Walk {
  /** The moment on show. */
  order: number | null;
  /** Indexes of the open steps. */
  open: ReadonlySet<number>;
  /** The step that is open only because the walk stands on it. */
  visited: number | null;
  cue: Cue | null;
  /** How many moves were made, and of which kind the last one was. */
  moves: number;
  lastMove: Move['kind'] | null;
  /** It began where a link leads. */
  isNamed: boolean;
}

export type Move =
  /** A click on a step: it opens and is chosen, or closes. */
  | { kind: 'toggle'; stepIndex: number }
  /** A step is pointed at elsewhere. */
  | { kind: 'choose'; stepIndex: number; isPlaying?: boolean }
  | { kind: 'show'; order: number }
  /** Through the line of all actions. */
  | { kind: 'action'; distance: number }
  /** From step to step; `from`: of another step than the chosen one. */
  | { kind: 'step'; distance: number; from?: number | null }
  | { kind: 'first' | 'last' };

/** Begins at the moment named, else where the first failed step ended, else nowhere. Failed steps lie open. */
export function beginWalk(moments: Moment[], named: Moment | undefined): Walk {
  const order = named?.order ?? firstLook(moments);
  const open = new Set(
    moments.filter(({ step }) => step?.is_successful === false).map(({ stepIndex }) => stepIndex),
  );
  if (order !== null) open.add(stepIndexOf(order));
  const moment = moments.find((candidate) => candidate.order === order);
  return {
    order,
    open,
    visited: null,
    cue: moment ? cueAt(firstSecond(moments, moment)) : null,
    moves: 0,
    lastMove: null,
    isNamed: named !== undefined,
  };
}

/** Where the recording begins for it: with the whole step where the moment is its end, as it is for a link to a step. */
function firstSecond(moments: Moment[], moment: Moment): number | null {
  const isEnd = endOfStep(moments, moment.stepIndex) === moment;
  return isEnd && moment.step ? (moment.step.start ?? null) : momentStart(moment);
}

/** The walk after a move. */
export function makeMove(walk: Walk, move: Move, moments: Moment[]): Walk {
  const next = follow(walk, move, moments);
  return next === walk ? walk : { ...next, moves: walk.moves + 1, lastMove: move.kind };
}

function follow(walk: Walk, move: Move, moments: Moment[]): Walk {
  switch (move.kind) {
    case 'toggle':
      return walk.open.has(move.stepIndex)
        ? close(walk, move.stepIndex)
        : pointAt(walk, endOfStep(moments, move.stepIndex));
    case 'choose':
      return pointAt(walk, endOfStep(moments, move.stepIndex), move.isPlaying);
    case 'show': {
      const moment = moments.find(({ order }) => order === move.order);
      return moment ? { ...pointAt(walk, moment), cue: cueAt(momentStart(moment)) } : walk;
    }
    case 'step': {
      const from = move.from ?? (walk.order === null ? null : stepIndexOf(walk.order));
      const moment = neighbourStep(moments, from, move.distance);
      return moment ? stepOn(walk, moment, moment.step?.start ?? null) : walk;
    }
    case 'action':
      return onward(walk, neighbour(moments, walk.order, move.distance));
    case 'first':
      return onward(walk, moments[0]);
    case 'last':
      return onward(walk, moments.at(-1));
  }
}

function onward(walk: Walk, moment: Moment | undefined): Walk {
  return moment ? stepOn(walk, moment, momentStart(moment)) : walk;
}

/** To a moment by keys: its step opens, and the one left behind closes unless a person had opened it. */
function stepOn(walk: Walk, { order, stepIndex }: Moment, start: number | null): Walk {
  const open = new Set(walk.open);
  const isSameStep = stepIndex === walk.visited;
  if (walk.visited !== null && !isSameStep) open.delete(walk.visited);
  const visited = isSameStep || !open.has(stepIndex) ? stepIndex : null;
  open.add(stepIndex);
  return { ...walk, order, open, visited, cue: cueAt(start) };
}

/** To a moment that a person points at: what lies open stays open, so that nothing moves below the pointer. */
function pointAt(walk: Walk, moment: Moment | undefined, isPlaying = false): Walk {
  if (!moment) return walk;
  const { order, stepIndex, step } = moment;
  const open = new Set(walk.open).add(stepIndex);
  return { ...walk, order, open, visited: null, cue: cueAt(step?.start ?? null, isPlaying) };
}

function close(walk: Walk, stepIndex: number): Walk {
  const open = new Set(walk.open);
  open.delete(stepIndex);
  return { ...walk, open, visited: null };
}

function cueAt(seconds: number | null, isPlaying = false): Cue | null {
  return seconds === null ? null : { seconds, isPlaying };
}
