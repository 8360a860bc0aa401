import type { ComponentProps } from 'react';
import type { BlueprintListItem } from 'shared/contract';
import { longDateTime, relativeTime, shortDateTime } from 'shared/format';
import { lazyPart } from 'shared/remote';
import { color, media, radius, space, styled } from 'shared/theme';
import { Cell, TableRow } from 'shared/table';
import { StatusBadge } from 'shared/results';
import { Text } from 'shared/ui';
import { Actions } from './Actions.tsx';
import { HistoryCell } from './HistoryCell.tsx';
import { NameCell } from './NameCell.tsx';
import { SelectCell } from './SelectCells.tsx';
import { StepsCell } from './StepsCell.tsx';
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
            <>
              {' '}
              <QuarantineBadge quarantine={test.quarantine} />
            </>
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

const TAGS_SHOWN = 3;

/** The tags of a test behind its suite, in the same line; all of them on hover. */
function TagList({ tags }: { tags: string[] }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <Root aria-label={`Tags: ${tags.join(', ')}`} role="img" title={tags.join(', ')}>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {more > 0 && <span>+{more}</span>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  max-width: 100%;
  margin-left: ${space(2)};
  vertical-align: bottom;
`;

const Tag = styled.bdi`
  max-width: 140px;
  padding: 0 ${space(1)};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  background: ${color('neutralSoft')};
  border-radius: ${radius('sm')};
`;
