import { seenTexts } from '../../page-text.ts';
import type { Expected } from '../../check.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { unitKind } from '../../texts/units.ts';
import type { Look } from '../look.ts';
import { tellText } from './tell.ts';

/** "The total count is 11", where one line of the page begins with a number of things: "11 invoices". null: none does, or several. */
export async function lookForTotalCount(
  session: Session,
  target: Target,
  expected: Expected,
): Promise<Look | null> {
  if (!/^(?:the )?(?:(?:total|overall) (?:count|number)|count)$/iu.test(target.words)) return null;
  const [text = ''] = await seenTexts(session, null);
  const counted = text
    .split('\n')
    .filter((line) => unitKind(line) === null)
    .flatMap((line) => /^(\p{Nd}+) (?:\p{Ll}+ )?\p{Ll}{2,}s\b/u.exec(line)?.[1] ?? []);
  const [only, ...others] = new Set(counted);
  if (only === undefined || others.length > 0) return null;
  return tellText(target, only, expected);
}
