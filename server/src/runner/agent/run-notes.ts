import type { TestWindow } from '../browser/test-window.ts';
import { seenTexts } from './page-text.ts';
import type { Session } from './session.ts';

/** A statement about the page, and whether it was seen to be false. */
export interface Foreseen {
  key: string;
  isFalse: Promise<boolean>;
}

/** What is kept of a run from command to command. */
export interface RunNotes {
  /** On the clock of `performance`, milliseconds. */
  lastActAt: number;
  hasActed: boolean;
  /** When the last act began, on the same clock: a document that is younger shows what it did. */
  actBeganAt: number;
  /** Since the last act a check has found something to be there. */
  hasEvidence: boolean;
  /** What was looked for before the last act. */
  foreseen: Foreseen | null;
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
    actBeganAt: 0,
    hasEvidence: false,
    foreseen: null,
    startText: texts.join('\n').toLowerCase(),
  };
  notes.set(session.window, begun);
  return begun;
}

/** Something is about to be done to the page. */
export function noteBeginning(session: Session): void {
  const known = notes.get(session.window);
  if (known) known.actBeganAt = performance.now();
}

/** Something has been done to the page: what was seen of it before is of the past. */
export function noteAct(session: Session): void {
  const known = notes.get(session.window);
  if (!known) return;
  known.lastActAt = performance.now();
  known.hasActed = true;
  known.hasEvidence = false;
}
