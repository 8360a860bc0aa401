import { useState } from 'react';
import type { BlueprintListItem, Suite } from 'shared/contract';
import { errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { EmptyState, LinkButton, LoadState } from 'shared/ui';
import { testsQuery, useChangeTests } from '../../api/tests.ts';
import { TestChoice } from './TestChoice.tsx';

interface Props {
  suite: Suite;
  onClose: () => void;
}

/** Chooses the tests of a suite among those of the company. */
export function ChooseTestsDialog({ suite, onClose }: Props) {
  const query = useQuery(testsQuery());
  const change = useChangeTests(suite);
  /** What differs from the stored suites, by the id of the test. */
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isStored = (test: BlueprintListItem) => test.test_blueprint_category_id === suite.id;
  const changed = (query.data ?? []).filter((test) => {
    const isChosen = changes.get(test.id);
    return isChosen !== undefined && isChosen !== isStored(test);
  });

  function handleSubmit() {
    const idsOf = (tests: BlueprintListItem[]) => tests.map(({ id }) => id);
    change.mutate(
      {
        added: idsOf(changed.filter((test) => !isStored(test))),
        removed: idsOf(changed.filter(isStored)),
      },
      { onSuccess: onClose },
    );
  }

  return (
    <FormDialog
      title={`Tests of ${suite.name}`}
      submitLabel="Save Tests"
      busyLabel="Saving..."
      requires="editor"
      problem={changed.length === 0 ? 'Nothing has been changed yet' : undefined}
      isPending={change.isPending}
      error={change.isError ? errorText(change.error, 'Failed to change the tests of the suite.') : null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <LoadState
        query={query}
        loading="Loading tests..."
        failed="Failed to load the tests."
        empty={
          <EmptyState
            text="There are no tests yet."
            action={<LinkButton to={paths.newTest(suite.id)}>New Test</LinkButton>}
          />
        }
      >
        {(tests) => (
          <TestChoice
            tests={tests}
            suiteId={suite.id}
            isChosen={(test) => changes.get(test.id) ?? isStored(test)}
            onChange={({ id }, isChosen) => setChanges((now) => new Map(now).set(id, isChosen))}
          />
        )}
      </LoadState>
    </FormDialog>
  );
}
