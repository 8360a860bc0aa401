import { memo, type ComponentProps } from 'react';
import type { GroupRunItem } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { Cell, RowLink, TableRow } from 'shared/table';
import { space, styled } from 'shared/theme';
import { TryBadges } from '../../features/tries/TryBadges.tsx';
import { stepsPassedText } from '../../model/run-status.ts';

interface Props extends ComponentProps<'tr'> {
  item: GroupRunItem;
  /** Where its results are, by its id; the identity of the function is stable. */
  addressOf: (id: number) => string;
  /** It stands below its test and is named after its row. */
  isRow?: boolean;
}

export const TestRunRow = memo(function TestRunRow({ item, addressOf, isRow = false, ...row }: Props) {
  const { id, test_name, status, time_ran, total_duration } = item;
  return (
    <TableRow {...row}>
      <Cell>
        <RowLink to={addressOf(id)}>{isRow ? <RowName>{item.row_name}</RowName> : test_name}</RowLink>
      </Cell>
      <Cell label="Status">
        <TryBadges
          status={status}
          earlier={item.earlier_tries?.length ?? 0}
          isQuarantined={item.is_quarantined}
        />
      </Cell>
      <Cell label="Steps Passed" isNumeric>
        {stepsPassedText(item)}
      </Cell>
      <Cell label="Time Run" isNumeric>
        {time_ran === null ? '–' : shortDateTime(time_ran)}
      </Cell>
      <Cell label="Total Duration" isNumeric>
        {status === 'cancelled' && typeof total_duration !== 'number' ? '–' : runDuration(total_duration)}
      </Cell>
    </TableRow>
  );
});

const RowName = styled.span`
  padding-left: ${space(6)};
`;
