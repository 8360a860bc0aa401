import type { Expected } from '../../check.ts';
import { capitalize } from '../../describe.ts';
import { matchTarget } from '../../finding/matches.ts';
import { readParts } from '../../parts/read-parts.ts';
import { readTarget } from '../../reading/targets/read-target.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { isNumber, matches } from '../../texts/agreement.ts';
import { containedText } from '../../texts/text-pattern.ts';
import { comparisonSentence, type Look } from '../look.ts';

/** "The stock of the Red mug is 12", where a line of its card says "In stock: 12"; null where none, or more than one, has the word. */
export async function lookForCardLine(
  session: Session,
  { words, orElse }: Target,
  expected: Expected,
): Promise<Look | null> {
  const [noun] = orElse?.readings ?? [];
  const place = orElse?.within;
  if (!noun || noun.kind !== null || place?.relation !== 'beside' || !/^[\p{Ll} ]+$/u.test(noun.name))
    return null;
  const target = { ...readTarget(place.reading.name), words };
  const match = await matchTarget(session, target, { purpose: 'any', quoted: 'whole' });
  if (!match || match.exactness === 'part' || match.exactness === 'near') return null;
  const { lines, marks } = await readParts(match.elements[0], place.reading.name);
  const name = containedText(noun.name);
  const [index, ...others] = lines.flatMap((line, at) => (name.test(line) ? [at] : []));
  const [mark, ...further] = /^(?:status|state)$/iu.test(noun.name) ? marks : [];
  const line = index === undefined || others.length > 0 ? null : (lines[index] ?? null);
  const value =
    line === null
      ? further.length === 0
        ? mark
        : undefined
      : valueIn(line, noun.name, lines[(index ?? 0) + 1]);
  if (value === undefined) return null;
  const isTrue = (matches(value, expected) || isNumber(value, expected)) !== expected.isNegated;
  return { isTrue, sentence: () => comparisonSentence(capitalize(words), value, expected, isTrue) };
}

/** "In stock: 12", "Total £31.45", or what follows a line that is only the name. */
function valueIn(line: string, name: string, next: string | undefined): string | undefined {
  const said = /[:=]\s*(\S.*)$/u.exec(line)?.[1];
  if (said !== undefined || !line.toLowerCase().startsWith(name.toLowerCase())) return said;
  const rest = line.slice(name.length).trim();
  return rest === '' ? next : rest;
}
