import { useId, useState, type FormEvent } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { Combobox, Dialog } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { TOAST_DURATION_EDITOR } from 'shared/constants';
import { Button, Notice, Stack } from 'shared/ui';
import { useMoveBlueprints } from '../../../api/blueprints.ts';
import { suitesQuery } from '../../../api/suites.ts';
import { countOf } from '../../../model/listed.ts';

interface Props {
  tests: BlueprintListItem[];
  onClose: () => void;
  onMoved: () => void;
}

const NO_SUITE = 'none';

/** Asks for the suite that the tests are to stand in. */
export function MoveDialog({ tests, onClose, onMoved }: Props) {
  const formId = useId();
  const suites = useQuery(suitesQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const move = useMoveBlueprints();
  const options = [
    { value: NO_SUITE, label: 'No suite' },
    ...(suites.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (chosen === null || move.isPending) return;
    const body = {
      test_blueprint_ids: tests.map(({ id }) => id),
      test_blueprint_category_id: chosen === NO_SUITE ? null : Number(chosen),
    };
    move.mutate(body, {
      onSuccess: () => {
        const place = options.find(({ value }) => value === chosen)?.label ?? '';
        toast({
          type: 'success',
          title: 'Success!',
          message: `${countOf(tests.length, 'tests')} moved to ${place}.`,
          duration: TOAST_DURATION_EDITOR,
        });
        onMoved();
        onClose();
      },
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Move ${countOf(tests.length, 'tests')}`}
      isPending={move.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={move.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={move.isPending}
            busyLabel="Moving..."
            disabledReason={chosen === null ? 'Choose a suite first' : undefined}
          >
            Move
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Stack gap={4}>
          {move.isError && (
            <Notice tone="danger">{errorText(move.error, 'Failed to move the tests.')}</Notice>
          )}
          <Combobox
            label="Test Suite"
            placeholder="Select a test suite"
            loadingText="Loading test suites..."
            isLoading={suites.isPending}
            emptyText="No test suites available."
            options={options}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
