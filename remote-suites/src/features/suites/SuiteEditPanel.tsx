import { useState, type FormEvent } from 'react';
import type { Suite } from 'shared/contract';
import { Button, Row, Stack } from 'shared/ui';
import { useUpdateSuite } from '../../api/suites.ts';
import { draftOf, hasName, toUpdateBody } from '../../model/suite.ts';
import { SuiteFields } from './SuiteFields.tsx';

interface Props {
  suite: Suite;
  onClose: () => void;
}

/** Changes a suite on its card; closes when the server has saved it. */
export function SuiteEditPanel({ suite, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(suite));
  const updateSuite = useUpdateSuite(suite.id);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (hasName(draft)) updateSuite.mutate(toUpdateBody(draft, suite), { onSuccess: onClose });
  }

  return (
    <form onSubmit={handleSubmit} aria-label={`Edit ${suite.name}`}>
      <Stack gap={4}>
        <SuiteFields draft={draft} onChange={setDraft} />
        <Row gap={2} justify="end">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="sm"
            type="submit"
            isBusy={updateSuite.isPending}
            busyLabel="Saving..."
            disabledReason={hasName(draft) ? undefined : 'Suite name is required'}
          >
            Save Changes
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
