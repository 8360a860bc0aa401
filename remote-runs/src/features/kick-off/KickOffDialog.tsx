import { useState } from 'react';
import { errorText } from 'shared/http';
import { Combobox, Dialog } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { paths, useNavigate } from 'shared/router';
import { EnvironmentField, suitesQuery } from 'shared/run-environment';
import { Button, ErrorBox, Stack } from 'shared/ui';
import { useTriggerRun } from '../../api/group-runs.ts';

/** Starts all tests of a chosen suite, and opens the new run. */
export function KickOffDialog({ onClose }: { onClose: () => void }) {
  const [suiteId, setSuiteId] = useState<string | null>(null);
  const suites = useQuery(suitesQuery());
  const trigger = useTriggerRun();
  const navigate = useNavigate();

  const handleCreate = () =>
    trigger.mutate({ suiteId: Number(suiteId) }, { onSuccess: ({ id }) => navigate(paths.groupRun(id)) });
  const options = suites.data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Kick off a Run"
      description="Runs every test of a suite."
      isPending={trigger.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            requires="editor"
            onClick={handleCreate}
            isBusy={trigger.isPending}
            busyLabel="Creating..."
            disabledReason={suiteId === null ? 'Choose a test suite first.' : undefined}
          >
            Create Run
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Combobox
          label="Test Suite"
          placeholder="Select a test suite"
          loadingText="Loading test suites..."
          isLoading={suites.isPending}
          options={options}
          value={suiteId}
          onChange={setSuiteId}
          emptyText="No test suite found."
        />
        <EnvironmentField />
        {suites.isError && (
          <ErrorBox
            text={errorText(suites.error, 'Failed to load test suites.')}
            onRetry={() => void suites.refetch()}
          />
        )}
        {trigger.isError && <ErrorBox text={errorText(trigger.error, 'Failed to create run.')} />}
      </Stack>
    </Dialog>
  );
}
