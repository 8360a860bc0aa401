import type { ImportPreview } from 'shared/contract';
import { styled } from 'shared/theme';
import { Notice } from 'shared/ui';

/** The files that could not be read, each with its reason. */
export function FileProblems({ problems }: Pick<ImportPreview, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger">
      {problems.length === 1 ? 'A file could not be read.' : `${problems.length} files could not be read.`}
      <List>
        {problems.map(({ file, message }, index) => (
          <li key={index}>
            <strong>{file}</strong>: {message}
          </li>
        ))}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  max-height: 160px;
  padding-left: 20px;
  margin: 0;
  overflow-y: auto;
`;
