import { isQuotation, QUOTED, unshield } from '../shield.ts';
import { namesField } from '../targets/field-nouns.ts';

const HAS_QUOTE = new RegExp(QUOTED, 'u');

/**
 * Whether the first of two names what the second goes into: in "the user name as "ada"" it does, in "Ada as the user name" it
 * does not. Takes shielded text.
 * @param isDefinite whether the second has an article
 */
export function isFieldFirst(first: string, second: string, isDefinite: boolean): boolean {
  if (isDefinite || HAS_QUOTE.test(first)) return false;
  const other = unshield(second);
  if (namesField(first)) return !namesField(other);
  return isQuotation(second) && !namesField(other) && /^(?:the )?\p{L}{3,}(?:[ -]\p{L}+)*$/u.test(first);
}
