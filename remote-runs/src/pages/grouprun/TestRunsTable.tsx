import { CircleX } from 'lucide-react';
import { memo } from 'react';
import type { GroupRunItem } from 'shared/contract';
import { HeadCell, Table, VirtualRows } from 'shared/table';
import { color, radius, space, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import { linesOf } from '../../model/data-rows.ts';
import { failureText, sharedCauses, type SharedCause } from '../../model/failures.ts';
import { TestOfRows } from './TestOfRows.tsx';
import { TestRunRow } from './TestRunRow.tsx';

/** A usual row in px. */
const ROW_HEIGHT = 47;

const HEAD = (
  <>
    <HeadCell>Test</HeadCell>
    <HeadCell>Status</HeadCell>
    <HeadCell isNumeric>Steps Passed</HeadCell>
    <HeadCell isNumeric>Time Run</HeadCell>
    <HeadCell isNumeric>Total Duration</HeadCell>
  </>
);

interface Props {
  items: GroupRunItem[];
  addressOf: (id: number) => string;
  /** The runs before some were filtered out; absent: the same. */
  all?: GroupRunItem[];
}

export const TestRunsTable = memo(function TestRunsTable({ items, addressOf, all = items }: Props) {
  const lines = linesOf(items, all);
  const causes = sharedCauses(all);
  return (
    <>
      <SharedCauses causes={causes} />
      <Table label="Test runs" head={HEAD} aria-rowcount={lines.length + 1}>
        <VirtualRows count={lines.length} rowHeight={ROW_HEIGHT}>
          {(index, row) => {
            const line = lines[index];
            if (!line) return null;
            if (line.kind === 'run')
              return (
                <TestRunRow
                  key={line.item.id}
                  item={line.item}
                  addressOf={addressOf}
                  isRow={line.isRow}
                  failure={failureText(line.item, causes)}
                  {...row}
                />
              );
            return <TestOfRows key={line.key} name={line.name} result={line.result} {...row} />;
          }}
        </VirtualRows>
      </Table>
    </>
  );
});

/** Each failure that several tests have in common, with its reason: what to repair once. */
function SharedCauses({ causes }: { causes: SharedCause[] }) {
  if (causes.length === 0) return null;
  return (
    <PlainList aria-label="Shared causes">
      {causes.map(({ key, isLogin, name, reason, count }) => (
        <Item key={key}>
          <CircleX size={18} aria-hidden />
          <div>
            <strong>
              {count} tests failed {isLogin ? 'in the same login step' : 'alike'}.
            </strong>{' '}
            {[name, reason].filter((part) => part !== null).join(': ')}
          </div>
        </Item>
      ))}
    </PlainList>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${space(2)};
  padding: ${space(3)};
  overflow-wrap: anywhere;
  background: ${color('dangerSoft')};
  border-radius: ${radius('md')};

  & > svg {
    flex: none;
    margin-top: 1px;
    color: ${color('danger')};
  }
`;
