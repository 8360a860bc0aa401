import type { Expected } from '../../check.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { unitKind } from '../../texts/units.ts';
import type { Look } from '../look.ts';
import { linesOfOwner } from './of-owner.ts';
import { tellText } from './tell.ts';

const MEASURE = /^(?:the )?(?:file )?(?:size|weight|length|width|height|duration|distance)\b/iu;

/** "The size of a.png", where what stands with a.png is "420 KB · 25 April": the one amount in such a unit; null where there is none or several. */
export async function lookForMeasure(
  session: Session,
  target: Target,
  expected: Expected,
): Promise<Look | null> {
  const kind = unitKind(expected.text);
  if (kind === null || !MEASURE.test(target.words)) return null;
  const lines = (await linesOfOwner(session, target)) ?? [];
  const amounts = lines.flatMap((line) => line.match(/\d[\d.,]*\s?\p{L}+/gu) ?? []);
  const [only, ...others] = new Set(amounts.filter((amount) => unitKind(amount) === kind));
  if (only === undefined || others.length > 0) return null;
  return tellText(target, only, expected);
}
