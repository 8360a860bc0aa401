import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText, isNotFound } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { space, styled } from 'shared/theme';
import { Button, Notice, Stack } from 'shared/ui';
import { ExportNotes } from './ExportNotes.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { reasonNotToExport, type ExportFormat, type ExportSelection } from './load-export.ts';
import { useExport } from './useExport.ts';

interface Props {
  /** What is exported, e.g. `3 tests`. */
  subject: string;
  selection: ExportSelection;
  /** Modules alone make no Playwright specs. */
  hasPlaywright?: boolean;
  onClose: () => void;
}

/** Downloads tests in the format that is chosen. Stays open: what a format cannot express is listed here. */
export function ExportDialog({ subject, selection, hasPlaywright = true, onClose }: Props) {
  const [format, setFormat] = useState<ExportFormat>('steplight');
  const { run, cancel, outcome, error, isPending } = useExport(format, selection);
  const isDone = outcome !== undefined && !isPending;

  const handleFormat = (chosen: ExportFormat) => {
    cancel();
    setFormat(chosen);
  };
  const handleClose = () => {
    cancel();
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title={`Export ${subject}`}
      footer={
        <>
          <Button variant="secondary" onClick={handleClose}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          <Button
            icon={<Download />}
            isBusy={isPending}
            busyLabel="Exporting..."
            disabledReason={reasonNotToExport(format, selection)}
            onClick={run}
          >
            Export
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {hasPlaywright && <FormatChoice value={format} onChange={handleFormat} />}
        {!hasPlaywright && (
          <span>Each module becomes a text file with its plan. The files can be imported again.</span>
        )}
        <Outcome>
          {error !== null && !isPending && (
            <Notice tone="danger">
              {isNotFound(error)
                ? 'Nothing was found to export: it was deleted, or this server exports no tests.'
                : errorText(error, 'The export failed. Please try again.')}
            </Notice>
          )}
          {isDone && <ExportNotes exported={outcome} />}
        </Outcome>
      </Stack>
    </Dialog>
  );
}

const Outcome = styled.div`
  display: grid;
  gap: ${space(3)};

  &:empty {
    display: none;
  }
`;
