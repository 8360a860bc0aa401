import type { Locator } from 'playwright-core';
import type { FieldState } from '../../page/capture/live/field-state.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';

/** undefined: the element has been removed. */
export function readFieldState(locator: Locator): Promise<FieldState | undefined> {
  return evaluateIfSingle(locator, 'probeFieldState');
}
