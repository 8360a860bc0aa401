import type { ImportPreview } from 'shared/contract';
import { errorText, isNotFound } from 'shared/http';
import { flexRow, styled } from 'shared/theme';
import { Notice, Spinner, Stack } from 'shared/ui';
import { ChooseFiles } from './ChooseFiles.tsx';
import { FileProblems } from './FileProblems.tsx';
import type { useReadFiles } from './useReadFiles.ts';

interface Props {
  /** Of files without a test. */
  preview: ImportPreview | null;
  reading: ReturnType<typeof useReadFiles>;
}

/** Files are chosen, and read by the server. */
export function FileStage({ preview, reading }: Props) {
  if (reading.isPending)
    return (
      <Reading role="status">
        <Spinner />
        Reading {reading.fileCount === 1 ? 'the file' : 'the files'}...
      </Reading>
    );
  return (
    <Stack gap={4}>
      <ChooseFiles onChoose={reading.read} />
      {reading.error !== null && (
        <Notice tone="danger">
          {isNotFound(reading.error)
            ? 'This server does not import tests.'
            : errorText(reading.error, 'The files could not be read. Please try again.')}
        </Notice>
      )}
      {preview && reading.error === null && (
        <>
          <FileProblems problems={preview.problems} />
          {preview.problems.length === 0 && <Notice tone="warning">The files contain no tests.</Notice>}
        </>
      )}
    </Stack>
  );
}

const Reading = styled.div`
  ${flexRow(3)}
  justify-content: center;
  min-height: 220px;
`;
