import type { Locator } from 'playwright-core';
import { isOnlyDenied } from '../../texts/denial.ts';
import { isolated } from '../../isolated.ts';
import { seenTexts } from '../../page-text.ts';
import type { SeenElement } from '../../seen-element.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
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

/** Runs inside the page: what is pressed is called by what it does. */
const isButton = (element: Element) =>
  element.closest('button, [role=button], input[type=submit], input[type=button]') !== null;
