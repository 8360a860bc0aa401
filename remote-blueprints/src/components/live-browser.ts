import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { LiveEvent, LiveRequest, SimulateBody } from 'shared/contract';
import type { AskLivePage } from '../api/live-queries.ts';
import type { StartedLiveRun } from '../model/live-run.ts';
import { EMPTY_LIVE_STATE, type LiveState } from '../model/live-state.ts';
import type { FollowedRun } from '../model/followed-run.ts';
import type { EditorStep } from '../model/step.ts';

/** The live browser of an editor while it is open. The object stays the same; its state changes. */
export interface LiveBrowser {
  id: string;
  state: () => LiveState;
  /** `listener` is called after each change of the state. Returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** `listener` gets each event, after it has changed the state. Returns a function that ends it. */
  onEvent: (listener: (event: LiveEvent) => void) => () => void;
  /** `listener` gets each frame and calls `shown` when it has been drawn. Without listeners no frames are sent. Returns a function that ends it. */
  onFrame: (listener: (jpeg: Blob, shown: () => void) => void) => () => void;
  /** Runs are started with `run`. */
  send: (request: Exclude<LiveRequest, { type: 'run' }>) => void;
  /** Rejects with a sentence for a person if there is no answer. */
  query: AskLivePage;
  /**
   * Steps that a recording has inserted behind the cursor, in place of the last `replaces` recorded ones: they are done, and the cursor is
   * behind them.
   */
  addRecorded: (steps: EditorStep[], replaces: number) => void;
  /** The latest run, as of a simulation; the same object until it changes. null: none in this window. */
  followedRun: () => FollowedRun | null;
  /** Asks the user whether steps that have sent data may do so again. */
  mayRepeat: (question: string) => Promise<boolean>;
  /** Resolves when what was typed into the page until now has become steps; at once if nothing is recorded. */
  finishTyping: () => Promise<void>;
  /** Runs steps. Their events change the state. */
  run: (request: LiveRunRequest) => void;
  /** Outlines what a step would hit, until the page changes, a run starts or another step is named. null: nothing. */
  highlight: (step: HighlightedStep | null) => void;
}

interface LiveRunRequest extends Pick<StartedLiveRun, 'kind' | 'target' | 'isNewWindow' | 'steps' | 'list'> {
  body: SimulateBody;
}

export interface HighlightedStep {
  id: string;
  type: 'act' | 'assert';
  text: string;
}

/** null: no live browser is open. */
export const LiveBrowserContext = createContext<LiveBrowser | null>(null);

export const useLiveBrowser = (): LiveBrowser | null => useContext(LiveBrowserContext);

const noSubscription = () => () => undefined;

/** A value of the state of a live browser, or of the empty state without one; `select` returns the same value for the same state. */
export function useLiveState<Value>(live: LiveBrowser | null, select: (state: LiveState) => Value): Value {
  const read = useCallback(() => select(live ? live.state() : EMPTY_LIVE_STATE), [live, select]);
  return useSyncExternalStore(live?.subscribe ?? noSubscription, read);
}
