import type { Target } from '../../target.ts';
import { matchTarget } from '../../finding/matches.ts';
import { showsText } from '../../page-text.ts';
import { readParts } from '../../parts/read-parts.ts';
import type { Session } from '../../session.ts';
import { containedText } from '../../texts/text-pattern.ts';
import { missing, type Look } from '../look.ts';

const ITEMS = ['listitem', 'row', 'article', 'option'] as const;

/** "The cart is empty", "the list is empty": what is not a field is empty if it holds no items, counts none, or says so. */
export async function lookWhetherEmpty(
  session: Session,
  target: Target,
  state: 'empty' | 'filled',
): Promise<Look> {
  const isEmpty = await emptiness(session, target);
  if (isEmpty === null) return missing(session, target.words);
  const isTrue = isEmpty === (state === 'empty');
  return {
    isTrue,
    sentence: () =>
      `"${target.words}" is ${isEmpty ? 'empty' : 'not empty'}${isTrue ? '' : `; expected that it is ${state}`}.`,
  };
}

/** @returns null where nothing of that name is seen. */
async function emptiness(session: Session, target: Target): Promise<boolean | null> {
  const name = target.readings[0]?.name || target.words.replace(/^(?:the|my|your)\s+/iu, '');
  if (await showsText(session, containedText(`${name} is empty`), null)) return true;
  if (await showsText(session, containedText(`${name} is currently empty`), null)) return true;
  const match = await matchTarget(session, target, { purpose: 'any', isHidden: true, quoted: 'whole' });
  if (!match) return null;
  const [element] = match.elements;
  const counts = await Promise.all(
    ITEMS.map((role) =>
      element
        .getByRole(role)
        .filter({ visible: true, hasNot: element.page().getByRole('columnheader') })
        .count(),
    ),
  );
  if (counts.some((count) => count > 0)) return false;
  const words = target.words.replace(/^(?:the|my|your) /iu, '');
  const { own, rest, beside } = await readParts(element, name);
  // "Wish list (0)" counts none, whatever of it is its name.
  if (own.toLowerCase().startsWith(words.toLowerCase()) && /^\W*0\W*$/u.test(own.slice(words.length)))
    return true;
  // A heading holds nothing itself: what counts is what stands under it.
  if (rest === '' && own !== '')
    return beside.length > 0 && beside.every((text) => /^\W*0\W*$/u.test(text)) ? true : null;
  return rest === '' || /^\W*0\W*$/u.test(rest);
}
