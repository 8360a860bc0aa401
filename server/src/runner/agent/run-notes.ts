import type { TestWindow } from '../browser/test-window.ts';
import { seenTexts } from './page-text.ts';
import type { Session } from './session.ts';

/** What is kept of a run from command to command. */
export interface RunNotes {
  /** On the clock of `performance`, milliseconds. */
  lastActAt: number;
  hasActed: boolean;
  /** Since the last act a check has found something to be there. */
  hasEvidence: boolean;
  /** What the page showed before the first command, in small letters. */
  startText: string;
}

const notes = new WeakMap<TestWindow, RunNotes>();

/** Begins the notes of a run with its first command. */
export async function notesOf(session: Session): Promise<RunNotes> {
  const known = notes.get(session.window);
  if (known) return known;
  const texts = await seenTexts(session, null).catch(() => []);
  const begun = {
    lastActAt: performance.now(),
    hasActed: false,
    hasEvidence: false,
    startText: texts.join('\n').toLowerCase(),
  };
  notes.set(session.window, begun);
  return begun;
}

/** Something has been done to the page: what was seen of it before is of the past. */
export function noteAct(session: Session): void {
  const known = notes.get(session.window);
  if (!known) return;
  known.lastActAt = performance.now();
  known.hasActed = true;
  known.hasEvidence = false;
}
