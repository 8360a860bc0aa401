import { findTarget } from '../../agent/finding/find-target.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import type { Session } from '../../agent/session.ts';

const ROW =
  'xpath=ancestor-or-self::*[self::tr or self::li or self::article or @role="row" or @role="listitem" or @role="article"][1]';
const BOXES = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio]';

/** What a row is chosen by, where it is no control itself: its button Choose or Select, or its box. null: it has none, or several. */
export async function choiceInRow(session: Session, { locator, description }: Found): Promise<Found | null> {
  const row = locator.locator(ROW);
  for (const controls of [
    row.getByRole('button', { name: /^(?:choose|select|pick)\b/iu }),
    row.locator(BOXES),
  ]) {
    const shown = controls.filter({ visible: true });
    if ((await shown.count()) !== 1) continue;
    return findTarget(
      session,
      { words: description, locator: shown, readings: [], within: null },
      'click',
      0,
    );
  }
  return null;
}
