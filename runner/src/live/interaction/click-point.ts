import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import type { LiveElement } from '../types.ts';

/**
 * Whether an element is a box around other controls. A step, which clicks the middle of an element, might hit one of them, and a
 * person who clicks between two fields does not mean the form around them.
 */
export async function isBoxOfControls({ locator }: LiveElement): Promise<boolean> {
  return (await evaluateIfSingle(locator, 'holdsControls').catch(() => undefined)) ?? false;
}
