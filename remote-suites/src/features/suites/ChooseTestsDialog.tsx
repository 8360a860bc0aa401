import { useId, useState, type FormEvent } from 'react';
import type { BlueprintListItem, Suite } from 'shared/contract';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { Button, EmptyState, LinkButton, LoadState, Notice, Stack } from 'shared/ui';
import { testsQuery, useChangeTests } from '../../api/tests.ts';
import { TestChoice } from './TestChoice.tsx';

interface Props {
  suite: Suite;
  onClose: () => void;
}

/** Chooses the tests of a suite among those of the company. */
export function ChooseTestsDialog({ suite, onClose }: Props) {
  const formId = useId();
  const query = useQuery(testsQuery());
  const change = useChangeTests(suite);
  /** What differs from the stored suites, by the id of the test. */
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isStored = (test: BlueprintListItem) => test.test_blueprint_category_id === suite.id;
  const changed = (query.data ?? []).filter((test) => {
    const isChosen = changes.get(test.id);
    return isChosen !== undefined && isChosen !== isStored(test);
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (changed.length === 0 || change.isPending) return;
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
    <Dialog
      isOpen
      onClose={onClose}
      title={`Tests of ${suite.name}`}
      isPending={change.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button
            requires="editor"
            type="submit"
            form={formId}
            isBusy={change.isPending}
            busyLabel="Saving..."
            disabledReason={changed.length === 0 ? 'Nothing has been changed yet' : undefined}
          >
            Save Tests
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        <Stack gap={4}>
          {change.isError && (
            <Notice tone="danger">
              {errorText(change.error, 'Failed to change the tests of the suite.')}
            </Notice>
          )}
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
        </Stack>
      </form>
    </Dialog>
  );
}
