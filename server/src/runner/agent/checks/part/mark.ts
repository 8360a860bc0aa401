import type { Expected } from '../../check.ts';
import { pick } from '../../finding/pick/pick.ts';
import { isolated } from '../../isolated.ts';
import type { Session } from '../../session.ts';
import { wholeName } from '../../texts/text-pattern.ts';
import type { Look } from '../look.ts';

/**
 * "The lamp is marked as "Sold out"" on the page of one lamp: the one text that is just that, and no mark of an entry among others. null:
 * there is no such text, or several.
 */
export async function lookForMark(
  session: Session,
  { text, isQuoted, isNegated }: Expected,
): Promise<Look | null> {
  if (isNegated || text.length < 4) return null;
  const texts = session.window.page().getByText(wholeName(text, !isQuoted, '[.!]?'));
  const [locator, ...others] = await pick(texts, { isSeen: true, isError: false, near: null });
  if (!locator || others.length > 0 || !(await isolated(locator, isOfPage))) return null;
  return {
    isTrue: true,
    element: { description: `"${text}"`, locator },
    sentence: () => `One text of the page is "${text}".`,
  };
}

/** Runs inside the page: neither an entry of a list or table nor something to be clicked or chosen. */
const isOfPage = (element: Element) =>
  element.closest(
    'li, tr, article, option, button, a, label, nav, aside, header, footer, [role=row], [role=listitem], [role=option], [role=tab], [class*="card" i]',
  ) === null;
