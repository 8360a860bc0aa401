import { Images, TriangleAlert } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { HISTORY_LENGTH } from 'shared/constants';
import type { GroupRunItem, Recurrence } from 'shared/contract';
import { runDuration, shortDateTime } from 'shared/format';
import { Cell, RowLink, TableRow } from 'shared/table';
import { color, font, lineClamp, media, space, styled } from 'shared/theme';
import { Badge, type Tone } from 'shared/ui';
import { VerdictBadge } from '../../components/VerdictBadge.tsx';
import { TryBadges } from '../../features/tries/TryBadges.tsx';
import { issueState } from '../../model/issue.ts';
import { contradictedText } from '../../model/mark.ts';
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
          {item.issue && (
            <Badge title={item.issue.title}>{`${item.issue.key} ${issueState(item.issue)}`.trim()}</Badge>
          )}
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

interface RecurrenceView {
  text: string;
  tone: Tone;
  title: string;
}

/** How a row says that a failure is new, or since when it lasts; null: it has not failed, or the server does not say. */
function recurrenceView(recurrence: Recurrence | null | undefined): RecurrenceView | null {
  if (!recurrence) return null;
  const before = 'the run of this test before, in the same environment,';
  if (recurrence.kind === 'new')
    return { text: 'New', tone: 'danger', title: `Passed in ${before} or there is none` };
  if (recurrence.kind === 'other')
    return {
      text: 'Other failure than before',
      tone: 'danger',
      title: `Failed in ${before} too, but otherwise`,
    };
  const { runs } = recurrence;
  const count = runs > HISTORY_LENGTH ? `more than ${HISTORY_LENGTH}` : String(runs);
  return { text: `Failing for ${count} runs`, tone: 'neutral', title: 'Failed alike each time' };
}
