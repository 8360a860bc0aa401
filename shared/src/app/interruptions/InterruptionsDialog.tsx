import { Plus } from 'lucide-react';
import { useState } from 'react';
import { HANDLERS_MAX } from 'shared/constants';
import { FormDialog } from 'shared/form-dialog';
import { Button, RoleScope, Stack, Text } from 'shared/ui';
import { appliedHandlers, problemOf, rowsOf, type HandlerRow } from './handler-rows.ts';
import { HandlerField } from './HandlerField.tsx';

interface Props {
  handlers: string[];
  onApply: (handlers: string[]) => void;
  onClose: () => void;
}

/** Adds, changes and removes interruption handlers; they are saved with the form that they belong to. */
export function InterruptionsDialog({ handlers, onApply, onClose }: Props) {
  const [stored] = useState(() => rowsOf(handlers));
  const [rows, setRows] = useState(stored);
  const [isChecked, setIsChecked] = useState(false);

  const change = (row: HandlerRow, text: string) =>
    setRows((previous) => previous.map((one) => (one.id === row.id ? { ...one, text } : one)));

  function handleSubmit() {
    setIsChecked(true);
    if (rows.every((row) => problemOf(row) === undefined)) onApply(appliedHandlers(rows));
  }

  return (
    <FormDialog
      title="Interruptions"
      description="What to do whenever something such as a cookie banner or a chat window is shown. It is handled before each action, as often as it comes, and is no step."
      submitLabel="Apply"
      requires="editor"
      hasChanges={rows !== stored}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <RoleScope requires="editor">
        <Stack gap={3}>
          {rows.length === 0 && <Text tone="muted">There are no interruption handlers yet.</Text>}
          {rows.map((row, index) => (
            <HandlerField
              key={row.id}
              row={row}
              number={index + 1}
              isChecked={isChecked}
              onChange={(text) => change(row, text)}
              onRemove={() => setRows((previous) => previous.filter(({ id }) => id !== row.id))}
            />
          ))}
          <Button
            size="sm"
            variant="secondary"
            disabledReason={rows.length >= HANDLERS_MAX ? `At most ${HANDLERS_MAX} handlers.` : undefined}
            onClick={() => setRows((previous) => [...previous, ...rowsOf([''])])}
          >
            <Plus size={14} aria-hidden /> Add handler
          </Button>
        </Stack>
      </RoleScope>
    </FormDialog>
  );
}
