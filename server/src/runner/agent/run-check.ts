import type { Done } from '../actions/action.ts';
import { doubtAbout, isAbsence } from './checks/absence.ts';
import { lookAt } from './checks/look-at.ts';
import type { Look } from './checks/look.ts';
import { pageState } from './checks/page-state.ts';
import type { Check } from './check.ts';
import { wasForeseen } from './foresee.ts';
import { poll } from './poll.ts';
import { notesOf, type RunNotes } from './run-notes.ts';
import type { Session } from './session.ts';
import { StepFailure } from './step-failure.ts';
import { isolated } from './isolated.ts';
import { withPieces } from './lens/lens.ts';
import { motion } from './lens/motion.ts';

const SETTLE_MS = 3000;
/** On a busy machine a single look may take longer than a whole check should. */
const FIRST_LOOK_MS = 10_000;
/** A statement about an absence or an exact number is believed after this many looks in a row, 100 ms apart. */
const LOOKS_AT_REST = 3;
/** So long after the last act an absence is not believed: what an act brings about often comes a moment later. */
const PAUSE_AFTER_ACT_MS = 800;
/** So long after an act a page may still show what it is about to take away: lists filter a moment later, dialogs fade out. */
const REACTION_MS = 350;
const LONGEST_MOTION_MS = 1500;

/**
 * Looks until a statement is true, at most `limit` milliseconds. An absence, or an exact number, must hold for a moment on a
 * page that has loaded and shows something.
 * @returns the statement as the page bears it out, in a sentence, and what it was seen in.
 * @throws StepFailure that says what the page shows instead.
 */
export async function runCheck(
  session: Session,
  check: Check,
  limit: number,
): Promise<Omit<Done, 'description'>> {
  const notes = await notesOf(session);
  const needsRest = isAbsence(check) || check.kind === 'count' || check.kind === 'only';
  if (needsRest) await session.window.activity.settle(session.window.page(), SETTLE_MS);
  const looks = {
    last: null as Look | null,
    confirmed: 0,
    wasFalse: await wasForeseen(notes.foreseen, check),
  };
  const look = async () => {
    looks.last = (needsRest ? await hindrance(session) : null) ?? (await lookAt(session, check));
    looks.confirmed = looks.last.isTrue ? looks.confirmed + 1 : 0;
    looks.wasFalse ||= !looks.last.isTrue;
    if (looks.confirmed === 0) return null;
    if (needsRest && (await isolated(session.window.page(), cannotChange))) return looks.last;
    const isEnough = looks.confirmed >= (needsRest ? LOOKS_AT_REST : 1);
    return isEnough && (await hasReacted(session, notes, check, looks.wasFalse)) ? looks.last : null;
  };
  let seen = await poll(look, limit, session.signal, needsRest);
  // One whole look is taken, and what just became true gets its further looks, even if the time is over.
  if (!seen && !looks.last) seen = await poll(look, FIRST_LOOK_MS, session.signal, needsRest);
  while (!seen && looks.confirmed > 0) seen = await poll(look, 100, session.signal, needsRest);
  if (!seen) {
    if (!looks.last) throw new StepFailure('The page kept loading and could not be looked at.');
    throw new StepFailure(await looks.last.sentence(), looks.last.element, looks.last.isMissing);
  }
  const { marks = [], element } = seen;
  const doubt = doubtAbout(check, notes);
  notes.hasEvidence ||= !isAbsence(check);
  return { result: await seen.sentence(), element, marks: doubt ? [...marks, doubt] : marks };
}

/** Whether what the last act brings about is likely to be seen by now: what becomes true, or stands in a new document, is no leftover. */
async function hasReacted(
  { window }: Session,
  { lastActAt, hasActed, actBeganAt }: RunNotes,
  check: Check,
  wasFalse: boolean,
): Promise<boolean> {
  const elapsed = performance.now() - lastActAt;
  if (isAbsence(check)) return elapsed >= PAUSE_AFTER_ACT_MS;
  if (!hasActed || wasFalse || elapsed > LONGEST_MOTION_MS) return true;
  const { isMoving, age } = await isolated(window.page(), readMotion);
  return age < performance.now() - actBeganAt || (elapsed >= REACTION_MS && !isMoving);
}

/** How long the page's document has been there, in milliseconds, and whether something in it fades or slides. */
const readMotion = withPieces(motion)(({ inMotion }): { isMoving: boolean; age: number } => ({
  isMoving: inMotion().length > 0,
  age: performance.now(),
}));

/** Runs inside the page: whether it has loaded and nothing in it could make it another one: no script, frame, motion or refresh. */
function cannotChange(): boolean {
  const LIVE = 'script, iframe, frame, object, embed, meta[http-equiv=refresh i], a[href^="javascript:" i]';
  return (
    document.readyState === 'complete' &&
    document.querySelector(LIVE) === null &&
    document.getAnimations().length === 0 &&
    !performance
      .getEntriesByType('resource')
      .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script') &&
    ![...document.querySelectorAll('*')].some((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
  );
}

/** Why nothing can be said about an absence: an empty page shows nothing at all, and one that loads not yet. */
async function hindrance(session: Session): Promise<Look | null> {
  const state = await pageState(session);
  if (state === 'ready') return null;
  const why = state === 'empty' ? 'is empty' : 'is still loading';
  return {
    isTrue: false,
    sentence: () => `The page ${why}, so nothing can be said about what it does not show.`,
  };
}
