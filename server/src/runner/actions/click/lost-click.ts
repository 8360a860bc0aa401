import type { Frame } from 'playwright-core';
import { capitalize } from '../../agent/describe.ts';
import { shownFrames } from '../../agent/finding/places/frames.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { poll } from '../../agent/poll.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import { attempt } from '../attempt.ts';
import { hearingOf } from './listeners.ts';
import { pathToPlain } from './plain-path.ts';
import { forgetTools, hasShownMore, keepUnseen } from './unseen.ts';

const SETTLE_MS = 5000;
/** What a script does about a click that it hears somewhere around, it does soon. */
const SOON_MS = 1500;

/** What the page is like before a click that nothing invites. */
interface Before {
  isHeard: boolean;
  /** The tabs and their addresses. */
  places: string;
  marks: string;
}

/**
 * Clicks a thing. What is no control and has no listener of its own must bring something about, or it was a mere text.
 * @param verb how a sentence goes on that tells why it did not work: "could not be {clicked}"
 * @throws StepFailure where nothing came of it
 */
export async function clickToSomeEnd(
  session: Session,
  found: Found,
  verb: string,
  click: () => Promise<void>,
): Promise<void> {
  const kept: { before: Before | null } = { before: null };
  await attempt(session, found, verb, async () => {
    kept.before = await lookBefore(session, found);
    await click();
  });
  if (kept.before && !(await cameOfIt(session, kept.before)))
    throw new StepFailure(
      `${capitalize(found.description)} is plain text: the click on it brought nothing about. Name a button, a link or something else that can be clicked.`,
    );
}

/** null: it is made for clicks. */
async function lookBefore(session: Session, { locator, traits }: Found): Promise<Before | null> {
  if (traits.isMadeForClicks || traits.holdsItsButton) return null;
  await inFrames(session, keepUnseen);
  // What scripts do about the pointer is none of the click's doing; a menu that it brings to light is seen with the click.
  await locator.hover({ timeout: WAIT_MS });
  await isolated(locator, forgetTools, undefined, PATIENT_MS);
  const plain = await pathToPlain(locator);
  if (plain === null) return null;
  const hearing = plain.path === '' ? 'around' : await hearingOf(session.window.page(), plain);
  if (hearing === 'own') return null;
  return { isHeard: hearing === 'around', places: placesOf(session), marks: await marksOf(session) };
}

/** Where nobody hears of clicks, what changes does so by itself; only style sheets can answer them. */
async function cameOfIt(session: Session, { isHeard, places, marks }: Before): Promise<boolean> {
  const { window, signal } = session;
  if (window.dialogs.seen().length > 0) return true;
  await window.activity.answer(window.page(), SETTLE_MS);
  const look = async () => {
    if (placesOf(session) !== places || (await inFrames(session, hasShownMore)).includes(true)) return true;
    return isHeard && (await marksOf(session)) !== marks ? true : null;
  };
  return (await poll(look, isHeard ? SOON_MS : 0, signal)) === true;
}

function placesOf({ window }: Session): string {
  return window
    .pages()
    .map((page) => page.url())
    .join('\n');
}

async function marksOf(session: Session): Promise<string> {
  return (await inFrames(session, readMark)).join('\n');
}

async function inFrames<R>({ window }: Session, look: () => R): Promise<R[]> {
  const frames: Frame[] = await shownFrames(window.page());
  return Promise.all(frames.map((frame) => isolated(frame, look)));
}

/** Runs inside the page: a text that differs where anything of it does, or something else has got the focus. */
function readMark(): string {
  const all = [...document.querySelectorAll('*')];
  const shadows = all.flatMap(({ shadowRoot }) => shadowRoot?.innerHTML ?? []);
  const fields = all.map((element) =>
    'value' in element ? `${element.value}${'checked' in element && element.checked}` : '',
  );
  const { activeElement: active, body } = document;
  const focus = active && !active.matches('body, iframe') ? all.indexOf(active) : -1;
  return [document.title, body.outerHTML, focus, ...shadows, ...fields].join('\n');
}
