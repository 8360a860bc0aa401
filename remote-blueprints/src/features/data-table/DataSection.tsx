import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { SettingRow } from 'shared/ui';
import { dataTableQuery } from '../../api/data-tables.ts';
import { useDialog } from '../../components/useDialog.ts';

const DataDialog = lazyPart(async () => (await import('./DataDialog.tsx')).DataDialog);

interface Props {
  /** null: the test is not stored yet. */
  testId: number | null;
  /** Whether the stored test has a table; otherwise nothing is asked. */
  hasTable: boolean;
}

/** What is known of the table of a test, and the button that opens it. */
export function DataSection({ testId, hasTable }: Props) {
  const { isOpen, open, close } = useDialog();
  const { data, isError, refetch } = useQuery({ ...dataTableQuery(testId), enabled: hasTable });
  const table = data ?? (hasTable && data === undefined ? undefined : null);
  const isPending = table === undefined;
  const rows = table?.rows.length ?? 0;
  const names = table?.columns.map(({ name }) => `{{${name}}}`).join(', ') ?? '';
  const button = isError
    ? { requires: 'viewer' as const, text: 'Try again', onClick: () => void refetch() }
    : {
        requires: table ? ('viewer' as const) : ('editor' as const),
        text: table ? 'Edit data' : 'Add data',
        disabledReason: testId === null ? 'Save the test first' : isPending ? 'Loading…' : undefined,
        onClick: open,
      };
  return (
    <SettingRow
      label="Data"
      summary={
        table
          ? `${rows === 1 ? '1 row' : `${rows} rows`}: ${names}`
          : isPending
            ? 'Loading…'
            : 'None, runs once'
      }
      button={button}
      error={isError ? 'The table could not be loaded.' : undefined}
    >
      {isOpen && testId !== null && !isPending && (
        <DataDialog testId={testId} stored={table} onClose={() => close()} />
      )}
    </SettingRow>
  );
}
