import { Table2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Cell, TableRow } from 'shared/table';
import { color, font, styled, wrappingRow } from 'shared/theme';

interface Props extends ComponentProps<'tr'> {
  name: string;
  /** How many of its rows have failed. */
  result: string;
}

/** The line of a test above the runs of the rows of its table. */
export function TestOfRows({ name, result, ...row }: Props) {
  return (
    <TableRow {...row}>
      <Cell colSpan={5}>
        <Line>
          <Table2 size={16} aria-hidden />
          <strong>{name}</strong>
          <Result>{result}</Result>
        </Line>
      </Cell>
    </TableRow>
  );
}

const Line = styled.span`
  ${wrappingRow(2)}

  & > svg {
    color: ${color('textMuted')};
  }
`;

const Result = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
`;
