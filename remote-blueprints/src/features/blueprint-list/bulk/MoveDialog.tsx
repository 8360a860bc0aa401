import { useState } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { TOAST_DURATION_EDITOR } from 'shared/constants';
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
  const [chosen, setChosen] = useState<{ id: number | null; name: string }>({ id: null, name: '' });
  const move = useMoveBlueprints();

  function handleSubmit() {
    if (chosen.id === null) return;
    const body = {
      test_blueprint_ids: tests.map(({ id }) => id),
      test_blueprint_category_id: chosen.id === NO_SUITE ? null : chosen.id,
    };
    const call = { body };
    move.mutate(call, {
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
    <FormDialog
      title={`Move ${countOf(tests.length, 'tests')}`}
      submitLabel="Move"
      busyLabel="Moving..."
      problem={chosen.id === null ? 'Choose a suite first' : undefined}
      isPending={move.isPending}
      error={move.isError ? errorText(move.error, 'Failed to move the tests.') : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <SuiteChoice noneLabel="No suite" value={chosen.id} onChange={(id, name) => setChosen({ id, name })} />
    </FormDialog>
  );
}
