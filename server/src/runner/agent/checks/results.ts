import type { TestWindow } from '../../browser/test-window.ts';
import { isolated } from '../isolated.ts';
import { withLens } from '../lens/lens.ts';
import { notesOf } from '../run-notes.ts';
import type { Session } from '../session.ts';
import type { Look } from './look.ts';
import { pageState } from './page-state.ts';

/** What on a page may be results: texts. */
interface Outcome {
  /** Of lists, tables and cards in its main part. */
  lists: string[];
  /** What says that it is results: "12 results", what programmers call so. */
  named: string[];
}

const UNCHANGED_MS = 2000;
const HELP =
  'Say what should appear, for example: Wait until the page shows "3 lamps found", or: Wait for the table.';

const before = new WeakMap<TestWindow, Outcome | null>();

/** An act begins whose results will be waited for, or not: what is there already is none of them. */
export async function noteResults(session: Session, areAwaited: boolean): Promise<void> {
  before.set(session.window, areAwaited ? await outcomeOf(session).catch(() => null) : null);
}

/** Whether the last act has brought results: something that says so, or a list that is another one. */
export async function lookForResults(session: Session): Promise<Look> {
  const { window } = session;
  const former = before.get(window) ?? null;
  const isReady = (await pageState(session)) === 'ready' && !window.activity.isBusy(window.page());
  const now = isReady ? await outcomeOf(session) : { lists: [], named: [] };
  const fresh = now.named.find((text) => !former?.named.includes(text));
  const said = fresh ?? ((await isOver(session)) ? now.named[0] : undefined);
  if (said !== undefined)
    return { isTrue: true, sentence: () => `The page shows results: "${shorten(said)}".` };
  const list = former && now.lists.find((text) => !former.lists.includes(text));
  if (list)
    return { isTrue: true, sentence: () => `The page shows another list than before: "${shorten(list)}".` };
  return {
    isTrue: false,
    sentence: () =>
      `No results have come: nothing on the page is called so, and no list of it has changed since the last act. ${HELP}`,
  };
}

/** The same search brings the same results: what stood there before is believed after a while. */
async function isOver(session: Session): Promise<boolean> {
  return performance.now() - (await notesOf(session)).lastActAt > UNCHANGED_MS;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

function outcomeOf(session: Session): Promise<Outcome> {
  return isolated(session.window.page(), readOutcome);
}

const readOutcome = withLens((lens): Outcome => {
  const LISTS =
    'ul, ol, dl, table, article, [role=list], [role=listbox], [role=table], [role=grid], [role=feed], [role=article]';
  const FRAME = 'header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo]';
  const HANDLES =
    'button, a, label, select, option, script, style, title, [role=button], [role=tab], [role=link]';
  const isInMain = (element: Element) =>
    element.closest(FRAME) === null || element.closest('main, [role=main], dialog, [role=dialog]') !== null;
  const textsOf = (elements: Element[]) =>
    elements
      .filter((element) => isInMain(element) && lens.isSeen(element))
      .map((element) => lens.textOf(element).written.slice(0, 2000))
      .filter((text) => text !== '');
  const named = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.closest(HANDLES) === null &&
      [...element.childNodes].some((node) => node instanceof Text && /\bresults?\b/i.test(node.data)),
  );
  const called = [
    ...document.querySelectorAll('[id*="result" i], [class*="result" i], [aria-label*="result" i]'),
  ];
  return {
    lists: textsOf([...document.querySelectorAll(LISTS)]),
    named: textsOf([
      ...named,
      ...called.filter((element) => !element.matches('form, input, button, a, select')),
    ]),
  };
});
