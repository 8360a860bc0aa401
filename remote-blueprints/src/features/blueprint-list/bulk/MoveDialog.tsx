import { useId, useState, type FormEvent } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { TOAST_DURATION_EDITOR } from 'shared/constants';
import { Button, Notice, Stack } from 'shared/ui';
import { useMoveBlueprints } from '../../../api/manage-blueprints.ts';
import { NO_SUITE, SuiteChoice } from '../../../components/SuiteChoice.tsx';
import { countOf } from '../../../model/listed.ts';

interface Props {
  tests: BlueprintListItem[];
  onClose: () => void;
  onMoved: () => void;
}

/** Asks for the suite that the tests are to stand in. */
export function MoveDialog({ tests, onClose, onMoved }: Props) {
  const formId = useId();
  const [chosen, setChosen] = useState<{ id: number | null; name: string }>({ id: null, name: '' });
  const move = useMoveBlueprints();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (chosen.id === null || move.isPending) return;
    const body = {
      test_blueprint_ids: tests.map(({ id }) => id),
      test_blueprint_category_id: chosen.id === NO_SUITE ? null : chosen.id,
    };
    move.mutate(body, {
      onSuccess: () => {
        toast({
          type: 'success',
          title: 'Success!',
          message: `${countOf(tests.length, 'tests')} moved to ${chosen.name}.`,
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
            disabledReason={chosen.id === null ? 'Choose a suite first' : undefined}
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
          <SuiteChoice
            noneLabel="No suite"
            value={chosen.id}
            onChange={(id, name) => setChosen({ id, name })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
