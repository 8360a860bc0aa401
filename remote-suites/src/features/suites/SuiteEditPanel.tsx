import type { FormEvent, KeyboardEvent } from 'react';
import type { Suite } from 'shared/contract';
import { color, space, styled } from 'shared/theme';
import { Button, RoleScope, Row, Stack } from 'shared/ui';
import { useUpdateSuite } from '../../api/suites.ts';
import { hasName, toUpdateBody, type SuiteDraft } from '../../model/suite.ts';
import { SuiteFields } from './SuiteFields.tsx';

interface Props {
  suite: Suite;
  draft: SuiteDraft;
  onChange: (draft: SuiteDraft) => void;
  onCancel: () => void;
  onSaved: (sent: SuiteDraft) => void;
}

/** Edits a suite on its card; closes after a successful save. A failed save is only logged. */
export function SuiteEditPanel({ suite, draft, onChange, onCancel, onSaved }: Props) {
  const updateSuite = useUpdateSuite(suite.id);
  const { isPending } = updateSuite;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (hasName(draft) && !isPending)
      updateSuite.mutate(toUpdateBody(draft), { onSuccess: () => onSaved(draft) });
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
