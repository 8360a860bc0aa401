import type { Locator } from 'playwright-core';
import { capitalize } from '../agent/describe.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../agent/isolated.ts';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';

/** The number that a field or slider stands at; null where it has none. */
export function numberAt(locator: Locator): Promise<number | null> {
  return isolated(locator, readNumber, undefined, PATIENT_MS);
}

/** @throws StepFailure that tells its number where it did not go as far as it was to. */
export async function expectNumber(
  session: Session,
  { locator, description }: Found,
  before: number,
  by: number,
): Promise<void> {
  let now: number | null = null;
  const look = async () => {
    now = await numberAt(locator);
    return now === null || Math.abs(now - before - by) < 1e-6 ? true : null;
  };
  if (await poll(look, WAIT_MS / 2, session.signal)) return;
  const way = by > 0 ? 'up' : 'down';
  throw new StepFailure(
    `${capitalize(description)} did not go ${way} by ${Math.abs(by)}: it went from ${before} to ${now}.`,
  );
}

/** Runs inside the page. */
function readNumber(element: Element): number | null {
  const told = element instanceof HTMLInputElement ? element.value : element.getAttribute('aria-valuenow');
  return told === null || told.trim() === '' || Number.isNaN(Number(told)) ? null : Number(told);
}
