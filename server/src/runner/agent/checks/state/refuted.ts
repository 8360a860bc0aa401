import type { Locator } from 'playwright-core';
import { errorSight } from '../../finding/pick/error-sight.ts';
import { isolated } from '../../isolated.ts';
import { withPieces } from '../../lens/lens.ts';
import { seenTexts } from '../../page-text.ts';
import { isErrorKind } from '../../reading/targets/kinds.ts';
import { notesOf } from '../../run-notes.ts';
import type { SeenElement } from '../../seen-element.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { isOnlyDenied } from '../../texts/denial.ts';
import { readColours } from '../colour.ts';
import type { Look } from '../look.ts';
import { denied, saysWords } from '../text.ts';

const LOWER = /^\P{Lu}+$/u;

/** "There are new messages" on a page that says "You have no new messages", "there is a return" where that is a button. */
export async function refutedBy(
  session: Session,
  element: SeenElement & { locator: Locator },
  target: Target,
): Promise<Look | null> {
  const { readings } = target;
  const { description, locator } = element;
  if (readings.some(({ kind }) => kind && isErrorKind(kind)) && (await isNotice(session, locator)))
    return {
      isTrue: false,
      element,
      sentence: () => `${description} was there from the beginning, and says of nothing that it went wrong.`,
    };
  if (isOfSort(target) && (await isolated(locator, isButton)))
    return {
      isTrue: false,
      element,
      sentence: () =>
        `Only the ${description} is called so. If it is meant, say so: There is a ${description}.`,
    };
  if (readings.some(({ isQuoted }) => isQuoted)) return null;
  const names = readings.map(({ name }) => name).filter((name) => name !== '');
  const own = (await seenTexts(session, locator)).join('\n');
  const refuted = names.find((name) => isOnlyDenied(own, name));
  if (refuted !== undefined) return denied(refuted, [own]);
  // "There are scheduled payments", where that is only a heading.
  const described = names.filter(
    (name) => /^\P{Lu}*$/u.test(name) && (/ /u.test(name) || own.toLowerCase() === name),
  );
  const lost = names.find((name) => LOWER.test(name));
  if (lost !== undefined && (await saysWords(session, `${lost} is missing`)))
    return { isTrue: false, element, sentence: () => `The page says "${lost} is missing".` };
  const page = described.length > 0 ? (await seenTexts(session, null)).join('\n') : '';
  const words = described.find((name) => isOnlyDenied(page, name));
  return words === undefined ? null : denied(words, [page]);
}

/** "A return": one of a sort of things, in small letters and by one word. */
function isOfSort({ words, readings }: Target): boolean {
  return /^an? \p{Ll}+$/iu.test(words) && readings.every(({ kind, isQuoted }) => kind === null && !isQuoted);
}

/** An alert that stood there when the test began, and that nothing but this marks as an error. */
async function isNotice(session: Session, locator: Locator): Promise<boolean> {
  const text = await isolated(locator, readNotice);
  if (text === null || !(await notesOf(session)).startText.includes(text.toLowerCase())) return false;
  return !(await isolated(locator, readColours)).includes('red');
}

/** What an alert says, if neither its words nor its classes tell of an error; null: it is none, or they do. */
const readNotice = withPieces(errorSight)((lens, element: Element): string | null => {
  const alert = element.closest('[role=alert]');
  const plain = alert?.cloneNode(true);
  if (!alert || !(plain instanceof Element)) return null;
  plain.removeAttribute('role');
  const isFault = [plain, ...plain.querySelectorAll('*')].some((one) => lens.looksLikeError(one));
  return isFault ? null : lens.textOf(element).written;
});

/** Runs inside the page: what is pressed is called by what it does. */
const isButton = (element: Element) =>
  element.closest('button, [role=button], input[type=submit], input[type=button]') !== null;
