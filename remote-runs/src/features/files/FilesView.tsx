import type { TestRun } from 'shared/contract';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { color, frame, space, styled } from 'shared/theme';
import { LoadState, PlainList } from 'shared/ui';
import { runFilesQuery } from '../../api/run-files.ts';
import { FileItem } from './FileItem.tsx';

interface Props {
  run: TestRun;
  /** Shows the step that downloaded a file. */
  onShow: (stepNumber: number) => void;
}

/** What the test has downloaded. It loads when the tab opens. */
export function FilesView({ run, onShow }: Props) {
  const query = useQuery(runFilesQuery(run.id));
  if (isNotFound(query.error)) return <Empty>The downloads of this run were not recorded.</Empty>;
  return (
    <LoadState query={query} loading="Loading files..." failed="Failed to load the files.">
      {(files) =>
        files.length === 0 ? (
          <Empty>The test downloaded no files.</Empty>
        ) : (
          <Items gap={0} aria-label="Files">
            {files.map((file) => (
              <FileItem
                key={file.id}
                file={file}
                step={run.results.find(({ step_number }) => step_number === file.step_number)}
                onShow={onShow}
              />
            ))}
          </Items>
        )
      }
    </LoadState>
  );
}

const Items = styled(PlainList)`
  max-height: min(60dvh, 560px);
  overflow: auto;
  ${frame('md')}
`;

const Empty = styled.p`
  padding: ${space(6)} ${space(4)};
  color: ${color('textMuted')};
  text-align: center;
`;
