import { memo } from 'react';
import { color, css, font, space, styled } from 'shared/theme';
import { useReadOnly } from 'shared/ui';
import { setCell } from '../../model/data-grid.ts';
import type { ChangeGrid } from './useGrid.ts';
import { ROW_HEIGHT } from './row-height.ts';

interface Props {
  label: string;
  /** `row:column`. */
  place: string;
  row: number;
  column: number;
  /** null: a stored secret. */
  value: string | null;
  isSecret: boolean;
  problem: string | undefined;
  onChange: ChangeGrid;
}

/** A cell to write in. Shift+Enter begins a new line, except in secrets. */
export const GridCell = memo(function GridCell(props: Props) {
  const { label, place, row, column, value, isSecret, problem, onChange } = props;
  const lock = useReadOnly('editor');
  const common = {
    'data-cell': place,
    'aria-label': label,
    'aria-invalid': problem === undefined ? undefined : true,
    title: problem,
    value: value ?? '',
    spellCheck: false,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((grid) => setCell(grid, row, column, target.value)),
    ...lock,
  };
  return (
    <Root $isWrong={problem !== undefined}>
      {isSecret ? (
        <Secret type="password" placeholder={value === null ? 'stored' : undefined} {...common} />
      ) : (
        <Text rows={1} {...common} />
      )}
    </Root>
  );
});

const Root = styled.td<{ $isWrong: boolean }>`
  padding: 0;
  border-left: 1px solid ${color('border')};
  ${({ $isWrong }) =>
    $isWrong &&
    css`
      background: ${color('dangerSoft')};
    `}

  tr:not([aria-hidden]) + tr > & {
    border-top: 1px solid ${color('border')};
  }
`;

const field = css`
  ${font('sm')}
  display: block;
  width: 100%;
  height: ${ROW_HEIGHT - 1}px;
  padding: ${space(2)};
  color: ${color('text')};
  background: transparent;
  border: 0;

  &:focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }
`;

const Text = styled.textarea`
  ${field}
  overflow: hidden;
  resize: none;
  white-space: pre;
`;

const Secret = styled.input`
  ${field}
`;
