import type { BlueprintListItem } from 'shared/contract';
import { useBulkRun } from './bulk/useBulkRun.ts';

/** Runs a test once it is confirmed; the notice leads to the run. */
export function useRunNow(test: BlueprintListItem) {
  return useBulkRun([test], () => undefined);
}
