import { Play } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import { nameOf } from '../../model/listed.ts';
import { ActionButton } from './ActionButton.tsx';
import { useBulkRun } from './bulk/useBulkRun.tsx';

/** Runs a test once it is confirmed; the notice leads to the run. */
export function RunNowButton({ test }: { test: BlueprintListItem }) {
  const { run, isPending } = useBulkRun([test], () => undefined);
  return (
    <ActionButton
      requires="editor"
      text="Run now"
      label={`Run ${nameOf(test)} now`}
      icon={<Play />}
      isBusy={isPending}
      onClick={run}
    />
  );
}
