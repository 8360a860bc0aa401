import type { LiveAnswerTo, LiveEnd, LiveEventOf, Simulation } from 'shared/contract';
import type { RunRange } from './run-range.ts';
import type { EditorStep } from './step.ts';

/** What is known of a live browser. Changed by `applyLiveEvent` and the functions next to it only. */
export interface LiveState {
  /** `interrupted`: the connection was lost and is being established again. */
  phase: 'connecting' | 'open' | 'interrupted' | 'ended';
  /** false: another page controls the session, and this one watches. */
  isController: boolean;
  /** Of the live page, in its pixels. */
  viewport: { width: number; height: number };
  /** null: nothing is known yet. */
  page: Omit<LiveEventOf<'page'>, 'type'> | null;
  isRecording: boolean;
  watchers: number;
  /** It is about to end because it is not used. */
  endsSoon: boolean;
  /** The address that its window has begun with; null: unknown to a watcher. */
  startingUrl: string | null;
  /** What the browser asks outside of the page. */
  question: LiveEventOf<'question'> | null;
  /** What the session refused last; null: a later event made it obsolete. */
  rejection: string | null;
  /** The steps that have passed in this window, the last executed one last. The cursor is behind it. */
  done: EditorStep[];
  /** The ids of the list's steps, in the order that they had when they were executed first. */
  order: string[];
  /** The requests that steps sent in this browser, e.g. `POST /orders`, also in an earlier window; by the step's id. */
  sent: ReadonlyMap<string, readonly string[]>;
  /** The latest run; null: none has started in this window. */
  run: LiveRun | null;
  /** The run before it: its last step may still send something. */
  earlierRun: LiveRun | null;
  /** What a step would hit on the page, as far as it was asked for. */
  highlight: LiveHighlight | null;
  /** Whether steps that have sent data may do so again; null: nothing is asked. */
  repeat: RepeatQuestion | null;
  end: LiveSessionEnd | null;
}

export interface RepeatQuestion {
  text: string;
  /** `always`: it is not asked again while this browser is open. */
  answer: (answer: 'no' | 'yes' | 'always') => void;
}

export interface LiveHighlight extends Pick<LiveAnswerTo<'highlight'>, 'matches' | 'message'> {
  stepId: string;
}

export interface LiveSessionEnd {
  reason: LiveEnd | 'worker-lost' | 'connection-lost';
  message: string;
}

/** A run in a live browser, with what is known of the earlier ones in its window. */
export interface LiveRun {
  /** All steps of the editor when it was requested. */
  list: EditorStep[];
  number: number;
  kind: RunRange['kind'];
  /** As in `StartedRun`. */
  target?: string | undefined;
  /** In a new window, from the starting URL. */
  isNewWindow: boolean;
  /** The steps that were started. */
  started: EditorStep[];
  /** Those that are done in this window by earlier runs, then those that were started. */
  steps: EditorStep[];
  /** How many steps of the simulation are of earlier runs. */
  earlierCount: number;
  phase: 'running' | 'ended' | 'stopped';
  /** In the shape of a simulation's status; its places name `steps` by their number. */
  simulation: Simulation;
  /** Why it could not be followed to its end. */
  problem: string | null;
}

export const EMPTY_LIVE_STATE: LiveState = {
  phase: 'connecting',
  isController: true,
  viewport: { width: 1280, height: 720 },
  page: null,
  isRecording: false,
  watchers: 0,
  endsSoon: false,
  startingUrl: null,
  question: null,
  rejection: null,
  done: [],
  order: [],
  sent: new Map(),
  run: null,
  earlierRun: null,
  highlight: null,
  repeat: null,
  end: null,
};

/** The id of the step behind which the browser stands: the last executed one that is still in the list; null: before the first one. */
export function cursorIn(list: readonly EditorStep[], done: readonly EditorStep[]): string | null {
  const ids = new Set(list.map(({ id }) => id));
  return done.findLast(({ id }) => ids.has(id))?.id ?? null;
}

/** Whether steps can be started and the page be used. */
export function isUsable({ phase, isController }: LiveState): boolean {
  return phase === 'open' && isController;
}

/** Whether what a person does with the page becomes steps. */
export function isRecordingIn({ isRecording }: LiveState): boolean {
  return isRecording;
}
