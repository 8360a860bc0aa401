import type { Expected } from '../../check.ts';
import type { Target } from '../../target.ts';
import { isolated } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';
import type { Session } from '../../session.ts';
import { matches } from '../../texts/agreement.ts';
import type { Look } from '../look.ts';
import { linesOfOwner } from './of-owner.ts';
import { tellText } from './tell.ts';

/** "The price of NJ 40" on a card that is headed NJ 40: the amount on it; null where there is none or several. */
export async function priceOf(session: Session, target: Target): Promise<string | null> {
  if (!/^(?:the )?(?:price|cost|costs|amount)\b/iu.test(target.words)) return null;
  const lines = (await linesOfOwner(session, target)) ?? [];
  const amounts = lines.flatMap(
    (line) => line.match(/(?:[$€£¥]\s?)?\d[\d.,]*\d(?:\s?[$€£¥](?!\s?\d))?|[$€£¥]\s?\d/gu) ?? [],
  );
  const priced = amounts.filter((amount) => /[$€£¥]/u.test(amount));
  const [only = null, ...others] = new Set(priced);
  return others.length > 0 ? null : only;
}

/** Whether that amount is as expected. */
export async function lookForPriceOf(
  session: Session,
  target: Target,
  expected: Expected,
): Promise<Look | null> {
  const only = await priceOf(session, target);
  if (only === null) return null;
  return tellText(target, only, expected);
}

/** "The price is $89.00" on a page that calls nothing a price: the value as a text of its own. */
export async function lookForBareValue(
  session: Session,
  { words }: Target,
  expected: Expected,
): Promise<Look | null> {
  if (expected.comparison !== 'is' || expected.isNegated || !/\d/u.test(expected.text)) return null;
  if (!/^(?:the )?(?:price|cost|amount)(?: of (?:the|this) \p{L}+)?$/iu.test(words)) return null;
  const amounts = await isolated(session.window.page(), readBiggestAmounts);
  if (!amounts.some((amount) => matches(amount, expected))) return null;
  return { isTrue: true, sentence: () => `The biggest amount on the page is "${expected.text}".` };
}

/** Of the amounts on a page those in the biggest letters; what is struck through does not count. */
const readBiggestAmounts = withLens((lens): string[] => {
  const amounts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.childElementCount === 0 &&
      /^\D{0,4}\d[\d.,\s]*\D{0,4}$/u.test(element.textContent?.trim() ?? '') &&
      /[$€£¥]|\b[A-Z]{3}\b/u.test(element.textContent ?? '') &&
      element.closest('s, del') === null &&
      !getComputedStyle(element).textDecorationLine.includes('line-through') &&
      lens.isSeen(element),
  );
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const biggest = Math.max(...amounts.map(sizeOf));
  return amounts
    .filter((element) => sizeOf(element) === biggest)
    .map((element) => lens.textOf(element).written);
});
