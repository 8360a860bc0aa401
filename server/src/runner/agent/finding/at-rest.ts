import type { Locator } from 'playwright-core';
import { isolated } from '../isolated.ts';
import { controls } from '../lens/controls.ts';
import { withPieces } from '../lens/lens.ts';
import { motion } from '../lens/motion.ts';
import { plainName } from '../lens/plain-name.ts';
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

const isMoving = withPieces(
  motion,
  plainName,
  controls,
  traitSight,
)((lens, element: Element): boolean => lens.isMoving(element));

/** Waits until an open dialog has come to rest, which lets keys go by while it opens as well. */
export async function letDialogOpen(session: Session): Promise<void> {
  const look = async () => ((await isolated(session.window.page(), isDialogMoving)) ? null : true);
  await poll(look, LONGEST_MOTION_MS, session.signal);
}

const isDialogMoving = withPieces(motion)(({ inMotion }): boolean => {
  const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]';
  return inMotion().some((moved) => moved.closest(DIALOG) || moved.querySelector(DIALOG));
});
