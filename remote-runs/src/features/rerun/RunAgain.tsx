import { ChevronDown, CircleX, ListRestart, RotateCw } from 'lucide-react';
import { Menu } from 'shared/overlay';
import { Button } from 'shared/ui';
import { useRerun } from '../../api/group-runs.ts';
import { useStartOutcome } from '../../components/useStartOutcome.ts';

interface Props {
  id: number;
  name: string;
  total: number;
  notPassed: number;
}

/** Runs a group run once more: all of it or, where not all tests passed, only the others. */
export function RunAgain({ id, name, total, notPassed }: Props) {
  const rerun = useRerun();
  const { openRun, showFailure } = useStartOutcome();
  const start = (only: 'all' | 'failed') =>
    rerun.mutate(
      { params: { id }, body: { only } },
      { onSuccess: ({ test_group_run: run }) => openRun(run, name), onError: showFailure },
    );
  const buttonProps = { variant: 'secondary', isBusy: rerun.isPending, busyLabel: 'Starting...' } as const;
  if (notPassed === 0)
    return (
      <Button
        requires="editor"
        {...buttonProps}
        icon={<RotateCw size={16} aria-hidden />}
        onClick={() => start('all')}
      >
        Run Again
      </Button>
    );
  return (
    <Menu
      trigger={
        <Button {...buttonProps} icon={<RotateCw size={16} aria-hidden />}>
          Run Again
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
      items={[
        {
          label: `Only those that did not pass (${notPassed})`,
          icon: <CircleX aria-hidden />,
          requires: 'editor',
          onSelect: () => start('failed'),
        },
        {
          label: `All tests (${total})`,
          icon: <ListRestart aria-hidden />,
          requires: 'editor',
          onSelect: () => start('all'),
        },
      ]}
    />
  );
}
