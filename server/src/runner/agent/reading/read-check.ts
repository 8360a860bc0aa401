import type { Check } from '../check.ts';
import { isSpoken, readStatement, spoken } from './read-statement.ts';
import { QUOTED } from './shield.ts';
import { CHECK_LEAD, normalizeStatement } from './statement.ts';
import { aloneOf } from './statements/alone.ts';
import { inKnownForm } from './statements/forms.ts';
import { severalOf } from './statements/joined.ts';
import { onlyOf } from './statements/only.ts';
import { isEitherOr } from './statements/quoted-lists.ts';
import { severalFacts } from './statements/several.ts';

/**
 * Reads a statement about the page, with or without "Verify that" in front. Takes shielded text.
 * @returns the checks that make it up, more than one where it names several things; none if it cannot be read.
 */
export function readCheck(clause: string): Check[] {
  const statement = normalizeStatement(clause);
  if (isEitherOr(statement)) return [];
  const parts = onlyOf(statement);
  const alone = parts === null || parts[0] === statement ? aloneOf(statement) : null;
  if (alone) return [alone];
  if (!parts) return [];
  const statements = parts
    .flatMap((part) => severalFacts(part) ?? severalOf(part))
    .flatMap((one, _, all) => severalFacts(one) ?? [all.length > 1 ? inKnownForm(one) : one]);
  const asWritten = statements.length === 1 ? clause.trim().replace(CHECK_LEAD, '') : null;
  const checks = statements.map(
    (one) => withCount(readStatement(one)) ?? (isSpoken(one) ? spoken(asWritten ?? one) : null),
  );
  if (checks.includes(null)) return [];
  return checks.filter((check) => check !== null).map((check) => withWords(check, asWritten));
}

/** "I see 2 lamps": what the page says, or how many there are. */
function withCount(check: Check | null): Check | null {
  if (check?.kind !== 'text' || check.isNegated || check.isQuoted || check.within || check.otherwise)
    return check;
  const counted = /^\d+ (?!.*\b(?:found|left|selected|remaining|are|is)\b)\p{Ll}+(?: \p{Ll}+)?$/u.test(
    check.text,
  )
    ? readStatement(`there is ${check.text}`)
    : null;
  return counted?.kind === 'count' ? { ...check, otherwise: counted } : check;
}

/** "The order was cancelled": the page may say just that. */
function withWords(check: Check, words: string | null): Check {
  if ((check.kind !== 'part' && check.kind !== 'state') || check.isEach) return check;
  if (
    words === null ||
    words.split(' ').length < 3 ||
    new RegExp(`${QUOTED}|\\bnot?\\b|n['’]t\\b`, 'iu').test(words)
  )
    return check;
  return { ...check, said: words };
}
