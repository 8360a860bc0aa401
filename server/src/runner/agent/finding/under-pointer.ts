import type { Target } from '../target.ts';
import { poll } from '../poll.ts';
import type { Session } from '../session.ts';
import { matchTarget, type Match, type Search } from './matches.ts';
import { pick } from './pick/pick.ts';

/** How long a pointer rests on what may show itself then. */
const HOVER_MS = 1000;

/** What a page draws only while the pointer is on its row. */
export async function underPointer(session: Session, target: Target, search: Search): Promise<Match | null> {
  if (search.purpose !== 'click') return null;
  const match = await matchTarget(session, target, { ...search, isHidden: true });
  const [element] = match?.elements ?? [];
  if (!match || !element || !(await element.boundingBox({ timeout: HOVER_MS }).catch(() => null)))
    return null;
  await element.hover({ timeout: HOVER_MS }).catch(() => undefined);
  const look = async () =>
    (await pick(element, { isSeen: true, isError: false, near: null })).length > 0 ? match : null;
  const shown = await poll(look, HOVER_MS, session.signal);
  return shown && { ...shown, elements: [element] };
}
