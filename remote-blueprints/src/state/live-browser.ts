import { useCallback, useSyncExternalStore } from 'react';
import type { LiveAnswerTo, LiveEvent, LiveRequest, SimulateBody } from 'shared/contract';
import { atom } from 'shared/state';
import type { AskLivePage } from '../api/live-queries.ts';
import type { StartedLiveRun } from '../model/live-run.ts';
import { EMPTY_LIVE_STATE, type LiveState } from '../model/live-state.ts';
import type { FollowedRun } from '../model/followed-run.ts';
import type { EditorStep } from '../model/step.ts';
import { useEditorValue } from './editor.ts';

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

export interface LiveSession extends LiveBrowser {
  /** Ends the session, or with the role of a watcher only the connection. Its screenshots remain. */
  close: () => void;
  dropScreenshots: () => void;
}

export interface WatchedSession {
  id: string;
  /** The name of its controller, or else the e-mail address. */
  owner: string;
}

export type LivePanel =
  | { kind: 'closed' }
  | { kind: 'opening' }
  /** `watched`: what could not be watched; null: a browser of one's own. */
  | { kind: 'failed'; watched: WatchedSession | null; message: string }
  | { kind: 'open'; session: LiveSession; watched: WatchedSession | null; resumeAt: string | null };

/** An element of the live page is being picked. */
interface Picking {
  /** The step whose text the sentence replaces; null: it becomes a new step. */
  stepId: string | null;
  /** null: none has been chosen yet. */
  picked: LiveAnswerTo<'pick'> | null;
}

export const pickingAtom = atom<Picking | null>(null);

const panelAtom = atom<LivePanel>({ kind: 'closed' });

/** What stands in the place of the Step Preview. Picking ends with its live browser. */
export const livePanelAtom = atom(
  (get) => get(panelAtom),
  (_get, set, panel: LivePanel) => {
    set(panelAtom, panel);
    set(pickingAtom, null);
  },
);

/** null: no live browser is open. */
export const liveBrowserAtom = atom((get) => {
  const panel = get(panelAtom);
  return panel.kind === 'open' ? panel.session : null;
});

export const useLiveBrowser = (): LiveBrowser | null => useEditorValue(liveBrowserAtom);

const noSubscription = () => () => undefined;

/** A value of the state of a live browser, or of the empty state without one; `select` returns the same value for the same state. */
export function useLiveState<Value>(live: LiveBrowser | null, select: (state: LiveState) => Value): Value {
  const read = useCallback(() => select(live ? live.state() : EMPTY_LIVE_STATE), [live, select]);
  return useSyncExternalStore(live?.subscribe ?? noSubscription, read);
}
