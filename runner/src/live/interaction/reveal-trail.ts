import type { Locator } from 'playwright-core';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';

/** Remembers what the document of an element shows now, under a number. */
export async function markVisible(locator: Locator, mark: number): Promise<void> {
  await evaluateIfSingle(locator, 'rememberVisible', mark).catch(() => undefined);
}

/** @returns the mark of what revealed the element; null: it was visible from the start. */
export async function revealedBy(locator: Locator): Promise<number | null> {
  return (await evaluateIfSingle(locator, 'findMark').catch(() => null)) ?? null;
}
