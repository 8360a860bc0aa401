import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DataTable } from 'shared/contract';
import { confirm, useLeaveGuard } from 'shared/feedback';
import { relativeTime } from 'shared/format';
import { errorBody, errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { Button, Stack } from 'shared/ui';
import { useSaveTable } from '../../api/save-data-table.ts';
import { addRow, bodyOf, firstGrid, gridOfText, locate } from '../../model/data-grid.ts';
import { noticeSuccess } from '../../notices.ts';
import { DataTools } from './DataTools.tsx';
import { DataGrid } from './DataGrid.tsx';
import { EmptyTable } from './EmptyTable.tsx';
import { focusCell } from './focus-cell.ts';
import { ProblemList } from './ProblemList.tsx';
import { useGrid } from './useGrid.ts';

interface Props {
  testId: number;
  /** null: the test has no table. */
  stored: DataTable | null;
  onClose: () => void;
}

const LOSE_CHANGES = {
  title: 'Close without saving?',
  text: 'Your changes of the table are not saved. If you close it now, they are lost.',
  confirmLabel: 'Close',
  cancelLabel: 'Stay',
  tone: 'danger',
} as const;

/** The table of a test, saved on its own: a save of the test does not touch it. */
export function DataDialog({ testId, stored, onClose }: Props) {
  const { grid, isReadOnly, change, isDirty, problems, refuse, validate } = useGrid(stored);
  useLeaveGuard(isDirty);
  const [loaded] = useState(stored);
  const save = useSaveTable(testId);
  const scroller = useRef<HTMLDivElement>(null);

  const handleClose = () => {
    if (!isDirty) return onClose();
    void confirm(LOSE_CHANGES).then((isConfirmed) => isConfirmed && onClose());
  };

  const handleSave = () => {
    if (isReadOnly || save.isPending || !validate()) return;
    save.mutate(bodyOf(grid, loaded?.updated_at ?? null), {
      onSuccess: (reply) => {
        if (reply) noticeSuccess('The data of this test are saved.');
        onClose();
      },
      onError: (error) => {
        const found = errorBody(error, 'PUT /test_blueprint/:id/table', 422)?.problems ?? [];
        const general = { rowId: null, column: null, message: errorText(error, 'The table was not saved.') };
        refuse(found.length > 0 ? found.map((problem) => locate(grid, problem)) : [general]);
      },
    });
  };

  const handleAddRow = () => {
    flushSync(() => change(addRow));
    if (scroller.current) focusCell(scroller.current, grid.rows.length, 0);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    // It would save the test behind the dialog.
    event.preventDefault();
    event.stopPropagation();
    handleSave();
  };

  return (
    <Dialog
      isOpen
      size="full"
      title="Data"
      description={`The test runs once for each row. Steps use the value of a column as {{column}}.${editedText(stored)}`}
      isPending={save.isPending}
      onClose={handleClose}
      footer={
        <>
          <Button requires="viewer" variant="secondary" onClick={handleClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button requires="editor" isBusy={save.isPending} busyLabel="Saving..." onClick={handleSave}>
            Save Data
          </Button>
        </>
      }
    >
      <Stack gap={3} onKeyDown={handleKeyDown}>
        {grid.columns.length === 0 ? (
          <EmptyTable
            onTable={(table) => change((now) => gridOfText(now, table))}
            onStart={() => change(firstGrid)}
          />
        ) : (
          <>
            <DataTools grid={grid} testId={testId} onChange={change} onAddRow={handleAddRow} />
            <DataGrid ref={scroller} grid={grid} problems={problems} onChange={change} />
          </>
        )}
        <ProblemList problems={problems} grid={grid} />
      </Stack>
    </Dialog>
  );
}

/** Who has changed the table last, as a further sentence; empty where the server does not say it. */
function editedText(stored: DataTable | null): string {
  return stored?.updated_by_name
    ? ` Changed last by ${stored.updated_by_name}, ${relativeTime(stored.updated_at)}.`
    : '';
}
