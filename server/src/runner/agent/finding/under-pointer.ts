import type { Target } from '../target.ts';
import { poll } from '../poll.ts';
import type { Session } from '../session.ts';
import { matchTarget, type Match, type Search } from './matches.ts';
import { areasOf } from './places/areas.ts';
import { pick } from './pick/pick.ts';

/** How long a pointer rests on what may show itself then. */
const HOVER_MS = 1000;

/** What shows itself only while the pointer is on what it stands beside, or in: a cross at the end of a line. */
async function besidePointer(session: Session, target: Target, search: Search): Promise<Match | null> {
  for (let one: Target | undefined = target; one; one = one.orElse) {
    const [area] = one.within ? await areasOf(session.window.page(), one.within) : [];
    const holder = area?.near?.anchors ?? area?.scope;
    if (!one.within || !holder || !('hover' in holder && 'nth' in holder)) continue;
    await holder
      .first()
      .hover({ timeout: HOVER_MS })
      .catch(() => undefined);
    const meant = one;
    const found = await poll(() => matchTarget(session, meant, search), HOVER_MS, session.signal);
    if (found) return found;
  }
  return null;
}

/** What a page draws only while the pointer is on its row. */
export async function underPointer(session: Session, target: Target, search: Search): Promise<Match | null> {
  if (search.purpose !== 'click') return null;
  const match = await matchTarget(session, target, { ...search, isHidden: true });
  const [element] = match?.elements ?? [];
  if (!match || !element || !(await element.boundingBox({ timeout: HOVER_MS }).catch(() => null)))
    return besidePointer(session, target, search);
  await element.hover({ timeout: HOVER_MS, force: true }).catch(() => undefined);
  const look = async () =>
    (await pick(element, { isSeen: true, isError: false, near: null })).length > 0 ? match : null;
  const shown = await poll(look, HOVER_MS, session.signal);
  return shown && { ...shown, elements: [element] };
}
