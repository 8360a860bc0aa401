import { Images, TriangleAlert } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import type { GroupRunItem } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { Cell, RowLink, TableRow } from 'shared/table';
import { color, font, lineClamp, media, space, styled } from 'shared/theme';
import { Badge } from 'shared/ui';
import { VerdictBadge } from '../../components/VerdictBadge.tsx';
import { TryBadges } from '../../features/tries/TryBadges.tsx';
import { contradictedText } from '../../model/mark.ts';
import { recurrenceView } from '../../model/recurrence.ts';
import { stepsPassedText } from '../../model/run-status.ts';
import { countUnaccepted, screenshotsText } from '../../model/screenshots.ts';

interface Props extends ComponentProps<'tr'> {
  item: GroupRunItem;
  /** Where its results are, by its id; the identity of the function is stable. */
  addressOf: (id: number) => string;
  /** It stands below its test and is named after its row. */
  isRow?: boolean;
  /** Why it failed, in a line. */
  failure: string | null;
}

export const TestRunRow = memo(function TestRunRow({
  item,
  addressOf,
  isRow = false,
  failure,
  ...row
}: Props) {
  const { id, test_name, status, time_ran, total_duration, contradicted_steps: contradicted = 0 } = item;
  const name = (isRow && item.row_name) || test_name;
  const screenshots = screenshotsText(countUnaccepted([item]));
  const recurrence = recurrenceView(item.recurrence);
  return (
    <TableRow {...row}>
      <Cell>
        <RowLink to={addressOf(id)} name={name}>
          {isRow ? <RowName>{name}</RowName> : name}
        </RowLink>
        {failure !== null && <Failure>{failure}</Failure>}
      </Cell>
      <Cell label="Status">
        <Badges>
          <TryBadges
            status={status}
            earlier={item.earlier_tries?.length ?? 0}
            isQuarantined={item.is_quarantined}
          />
          {recurrence && (
            <Badge tone={recurrence.tone} title={recurrence.title}>
              {recurrence.text}
            </Badge>
          )}
          {item.verdict && <VerdictBadge verdict={item.verdict} />}
          {contradicted > 0 && (
            <Badge tone="warning" icon={<TriangleAlert />}>
              {contradictedText(contradicted)}
            </Badge>
          )}
          {screenshots !== null && (
            <Badge tone="warning" icon={<Images />}>
              {screenshots}
            </Badge>
          )}
        </Badges>
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

/** At most three lines of a long reason; the page of the run has all of it. */
const Failure = styled.p`
  ${font('sm')}
  ${lineClamp(3)}
  color: ${color('danger')};
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.phone} {
    justify-content: flex-end;
  }
`;

const RowName = styled.span`
  padding-left: ${space(6)};
`;
