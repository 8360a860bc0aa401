import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import type { Suite } from 'shared/contract';
import { useQueryClient } from 'shared/query';
import { color, space, styled } from 'shared/theme';
import { Button, RoleScope, Row, Stack } from 'shared/ui';
import { useUpdateSuite } from '../../api/suites.ts';
import { startsOtherwise } from '../../model/schedule-draft.ts';
import { hasName, toUpdateBody, type SuiteDraft } from '../../model/suite.ts';
import { confirmUnclearTests } from './confirm-unclear-tests.ts';
import { SuiteFields } from './SuiteFields.tsx';

interface Props {
  suite: Suite;
  /** What the draft has begun with. */
  saved: SuiteDraft;
  draft: SuiteDraft;
  onChange: (draft: SuiteDraft) => void;
  onCancel: () => void;
  onSaved: (sent: SuiteDraft) => void;
}

/** Edits a suite on its card; closes after a successful save. A failed save is only logged. */
export function SuiteEditPanel({ suite, saved, draft, onChange, onCancel, onSaved }: Props) {
  const updateSuite = useUpdateSuite(suite.id);
  const { isPending } = updateSuite;
  const client = useQueryClient();
  const isAsking = useRef(false);

  async function save() {
    if (!hasName(draft) || isPending || isAsking.current) return;
    isAsking.current = true;
    const isConfirmed = !startsOtherwise(draft.schedule, suite) || (await confirmUnclearTests(client, suite));
    isAsking.current = false;
    if (!isConfirmed) return;
    const body = { ...toUpdateBody(draft), base: { ...toUpdateBody(saved) } };
    updateSuite.mutate(body, { onSuccess: () => onSaved(draft) });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // An open listbox handles Escape itself.
    if (event.key === 'Escape' && !event.defaultPrevented && !isPending) onCancel();
  }

  return (
    <Form
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      noValidate
      aria-label={`Edit ${suite.name}`}
      aria-busy={isPending || undefined}
    >
      <Stack gap={4}>
        <RoleScope requires="editor">
          <SuiteFields draft={draft} onChange={onChange} error={updateSuite.error} />
        </RoleScope>
        <Row gap={2} justify="end">
          <Button size="sm" variant="ghost" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <Button
            requires="editor"
            size="sm"
            type="submit"
            isBusy={isPending}
            busyLabel="Saving..."
            disabledReason={hasName(draft) ? undefined : 'Suite name is required'}
          >
            Save Changes
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  padding-top: ${space(4)};
  border-top: 1px solid ${color('border')};
`;
