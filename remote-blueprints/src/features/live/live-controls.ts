import type { WatchedSession } from '../../state/live-browser.ts';

/** Opens and closes the live browser of an editor. */
export interface LiveControls {
  /** @param resumeAt the step up to which the steps run in the new browser */
  open: (url: string, resumeAt?: string | null) => void;
  watch: (watched: WatchedSession) => void;
  close: () => void;
}

export const LIVE_FAILURE = 'The live browser could not be opened. Try again in a moment.';
