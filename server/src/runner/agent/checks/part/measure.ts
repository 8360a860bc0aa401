import { isNumber, matches } from '../../texts/agreement.ts';
import type { Expected } from '../../check.ts';
import { capitalize } from '../../describe.ts';
import { matchTarget } from '../../finding/matches.ts';
import { readParts } from '../../parts/read-parts.ts';
import { readTarget } from '../../reading/targets/read-target.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { unitKind } from '../../texts/units.ts';
import { comparisonSentence, type Look } from '../look.ts';

const MEASURE = /^(?:the )?(?:file )?(?:size|weight|length|width|height|duration|distance)\b/iu;

/** "The size of a.png", where what stands with a.png is "420 KB · 25 April": the one amount in such a unit; null where there is none or several. */
export async function lookForMeasure(
  session: Session,
  { words, orElse }: Target,
  expected: Expected,
): Promise<Look | null> {
  const kind = unitKind(expected.text);
  if (kind === null || !MEASURE.test(words) || !orElse?.within) return null;
  const { reading } = orElse.within;
  const match = await matchTarget(
    session,
    { ...readTarget(reading.name), words },
    { purpose: 'any', quoted: 'whole' },
  );
  if (!match || match.exactness === 'part' || match.exactness === 'near') return null;
  const { rest, lines, beside } = await readParts(match.elements[0], reading.name);
  const amounts = [rest, ...lines, ...beside].flatMap((line) => line.match(/\d[\d.,]*\s?\p{L}+/gu) ?? []);
  const [only, ...others] = new Set(amounts.filter((amount) => unitKind(amount) === kind));
  if (only === undefined || others.length > 0) return null;
  const isTrue = (matches(only, expected) || isNumber(only, expected)) !== expected.isNegated;
  return { isTrue, sentence: () => comparisonSentence(capitalize(words), only, expected, isTrue) };
}
