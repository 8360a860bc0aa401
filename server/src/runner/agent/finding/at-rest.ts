import type { Locator } from 'playwright-core';
import { isolated } from '../isolated.ts';
import { withPieces } from '../lens/lens.ts';
import { poll } from '../poll.ts';
import type { Session } from '../session.ts';
import { traitSight } from './trait-sight.ts';

/** What moves longer than that moves for its own sake. */
const LONGEST_MOTION_MS = 1500;

/** Waits until what an element stands in has come to rest. */
export async function comeToRest(session: Session, locator: Locator): Promise<void> {
  const look = async () => ((await isolated(locator, isMoving)) ? null : true);
  await poll(look, LONGEST_MOTION_MS, session.signal);
}

const isMoving = withPieces(traitSight)((lens, element: Element): boolean => lens.traitsOf(element).isMoving);

/** Waits until an open dialog has come to rest, which lets keys go by while it opens as well. */
export async function letDialogOpen(session: Session): Promise<void> {
  const look = async () => ((await isolated(session.window.page(), isDialogMoving)) ? null : true);
  await poll(look, LONGEST_MOTION_MS, session.signal);
}

/** Runs inside the page. */
function isDialogMoving(): boolean {
  const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]';
  return document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        Number(effect.getComputedTiming().endTime) < 2000 &&
        (effect.target?.matches(DIALOG) ||
          effect.target?.closest(DIALOG) ||
          effect.target?.querySelector(DIALOG)),
    );
}
