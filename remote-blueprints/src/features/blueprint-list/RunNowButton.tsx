import { Play } from 'lucide-react';
import type { BlueprintListItem } from 'shared/contract';
import { nameOf } from '../../model/listed.ts';
import { ActionButton } from './ActionButton.tsx';
import { useRunNow } from './useRunNow.ts';

export function RunNowButton({ test }: { test: BlueprintListItem }) {
  const { run, isPending } = useRunNow(test);
  return (
    <ActionButton
      text="Run now"
      label={`Run ${nameOf(test)} now`}
      icon={<Play />}
      isBusy={isPending}
      onClick={run}
    />
  );
}
