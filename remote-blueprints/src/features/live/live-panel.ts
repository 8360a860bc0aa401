import type { LiveBrowser } from '../../components/live-browser.ts';
import type { LiveSession } from './live-session.ts';

/** What stands in the place of the Step Preview. */
export type LivePanel =
  | { kind: 'closed' }
  | { kind: 'opening' }
  /** `watched`: what could not be watched; null: a browser of one's own. */
  | { kind: 'failed'; watched: WatchedSession | null; message: string }
  | { kind: 'open'; session: LiveSession; watched: WatchedSession | null; resumeAt: string | null };

export interface WatchedSession {
  id: string;
  /** The name of its controller, or else the e-mail address. */
  owner: string;
}

export interface LiveSessionState {
  panel: LivePanel;
  /** null: none is open. */
  browser: LiveBrowser | null;
  /** @param resumeAt the step up to which the steps run in the new browser */
  open: (url: string, resumeAt?: string | null) => void;
  watch: (watched: WatchedSession) => void;
  close: () => void;
}

export const LIVE_FAILURE = 'The live browser could not be opened. Try again in a moment.';
