import { Suspense, type ComponentProps } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { longDateTime, relativeTime, shortDateTime } from 'shared/format';
import { lazyPart } from 'shared/remote';
import { media, styled } from 'shared/theme';
import { Cell, TableRow } from 'shared/table';
import { StatusBadge } from 'shared/results';
import { Text } from 'shared/ui';
import { Actions } from './Actions.tsx';
import { HistoryCell } from './HistoryCell.tsx';
import { NameCell } from './NameCell.tsx';
import { SelectCell } from './SelectCells.tsx';
import { StepsCell } from './StepsCell.tsx';
import { TagList } from './TagList.tsx';
import type { Selection } from './useSelection.ts';

const QuarantineBadge = lazyPart(
  async () => (await import('../../components/quarantine/QuarantineBadge.tsx')).QuarantineBadge,
);

interface Props {
  test: BlueprintListItem;
  selection: Selection;
  row: ComponentProps<'tr'>;
}

export function TestRow({ test, selection, row }: Props) {
  return (
    <TableRow {...row}>
      <SelectCell item={test} selection={selection} />
      <NameCell item={test}>
        <Text size="sm" tone="muted">
          <bdi>{test.test_blueprint_category_name || 'No suite'}</bdi>
          {test.quarantine && (
            <Suspense>
              {' '}
              <QuarantineBadge quarantine={test.quarantine} />
            </Suspense>
          )}
          {test.tags && test.tags.length > 0 && <TagList tags={test.tags} />}
        </Text>
      </NameCell>
      <Cell label="Last run">
        {test.last_run ? <LastRun at={test.last_run} /> : <Text tone="muted">Never</Text>}
      </Cell>
      <Cell label="Last status">
        <StatusBadge status={test.last_status} isFlaky={test.last_run_is_flaky} />
      </Cell>
      <HistoryCell test={test} />
      <StepsCell item={test} />
      <Cell>
        <Actions item={test} />
      </Cell>
    </TableRow>
  );
}

/** In one line: where it is narrow, without the time of day. */
function LastRun({ at }: { at: string }) {
  const text = shortDateTime(at);
  const end = text.lastIndexOf(',');
  return (
    <Time dateTime={at} title={`${longDateTime(at)}, ${relativeTime(at)}`}>
      {text.slice(0, end)}
      <span>{text.slice(end)}</span>
    </Time>
  );
}

const Time = styled.time`
  white-space: nowrap;

  ${media.desktop} {
    @container (max-width: 1099px) {
      span {
        display: none;
      }
    }
  }
`;
