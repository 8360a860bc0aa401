import { matchTarget, type Match, type Search } from '../finding/matches.ts';
import { isolated } from '../isolated.ts';
import { withLens } from '../lens/lens.ts';
import type { Session } from '../session.ts';
import type { Target } from '../target.ts';
import { containedText, pluralName } from '../texts/text-pattern.ts';

/**
 * The things that a step means by "every row", "none of the orders". What is listed under a heading stands right below it: what comes after
 * another one is something else.
 */
export async function matchListed(session: Session, target: Target, search: Search): Promise<Match | null> {
  const { within, readings, orElse } = target;
  if (within?.relation !== 'under' || !readings.some(({ name }) => name === ''))
    return matchTarget(session, target, search);
  const match = await matchTarget(session, { ...target, orElse: undefined }, search);
  const entries = match ? await Promise.all(match.elements.map((one) => isolated(one, entryOf))) : [];
  const { name } = within.reading;
  const patterns = [containedText(name), pluralName(name)];
  const isRight = ({ head }: { head: string }) => patterns.some((pattern) => pattern.test(head));
  const sorts = new Set(entries.filter(isRight).map(({ sort }) => sort));
  const isMixed = entries.some((one) => !isRight(one) && sorts.has(one.sort));
  const [first, ...others] =
    match?.elements.filter((_, index) => entries[index] && isRight(entries[index])) ?? [];
  if (match && first && !isMixed) return { ...match, elements: [first, ...others] };
  return orElse ? matchListed(session, orElse, search) : null;
}

/** Of which sort an entry is, and the heading that it comes next to, those of the entries around it left aside. */
const entryOf = withLens((lens, element: Element): { sort: string; head: string } => {
  const around = [...(element.parentElement?.children ?? [])].filter(
    (one) => one.tagName === element.tagName,
  );
  const heads = [
    ...document.querySelectorAll('h1, h2, h3, h4, h5, h6, legend, caption, [role=heading]'),
  ].filter(
    (head) =>
      (head.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !around.some((one) => one.contains(head)) &&
      lens.isSeen(head),
  );
  const last = heads.at(-1);
  return { sort: `${element.tagName} ${element.className}`, head: last ? lens.textOf(last).written : '' };
});
