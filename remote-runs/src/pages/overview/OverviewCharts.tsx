import { LineChart, secondTicks, StackChart, wholeTicks, type Layer } from 'shared/charts';
import type { OverviewDay, OverviewReply } from 'shared/contract';
import { runDuration } from 'shared/format';
import { Card, Grid } from 'shared/ui';
import {
  durationFinding,
  passRateFinding,
  passRateText,
  resultCount,
  resultsFinding,
} from '../../model/overview.ts';

const PERCENT_TICKS = [0, 50, 100];
const NO_RESULTS = 'No results';

const LAYERS: (Omit<Layer, 'values'> & { field: 'passed' | 'flaky' | 'failed' | 'error' })[] = [
  { field: 'passed', name: 'Passed', tone: 'success', texture: 'solid' },
  { field: 'flaky', name: 'Flaky', tone: 'warning', texture: 'dots' },
  { field: 'failed', name: 'Failed', tone: 'danger', texture: 'stripes' },
  { field: 'error', name: 'Error', tone: 'neutral', texture: 'hollow' },
];

/** Pass rate, durations and results by day. */
export function OverviewCharts({ overview: { days, totals, previous } }: { overview: OverviewReply }) {
  const dates = days.map(({ date }) => date);
  const ofDay = (textOf: (day: OverviewDay) => string) => (index: number) => {
    const day = days[index];
    return day && resultCount(day) > 0 ? textOf(day) : NO_RESULTS;
  };
  return (
    <Grid minColumn={300}>
      <Card>
        <LineChart
          title="Pass rate"
          finding={passRateFinding(totals, previous)}
          days={dates}
          ticks={PERCENT_TICKS}
          format={(value) => `${Math.floor(value)}%`}
          textOf={ofDay(
            (day) => `${passRateText(day)} passed, ${day.passed + day.flaky} of ${resultCount(day)}`,
          )}
          lines={[
            {
              name: 'Passed',
              values: days.map(({ pass_rate: rate }) => (rate === null ? null : rate * 100)),
              tone: 'success',
              isFilled: true,
            },
          ]}
        />
      </Card>
      <Card>
        <LineChart
          title="Duration"
          finding={durationFinding(totals, previous)}
          days={dates}
          ticks={secondTicks(Math.max(0, ...days.map(({ p95_duration: p95 }) => p95 ?? 0)))}
          format={runDuration}
          textOf={ofDay(durationsText)}
          lines={[
            { name: 'Median', values: days.map(({ median_duration: median }) => median), tone: 'info' },
            {
              name: '95 of 100',
              values: days.map(({ p95_duration: p95 }) => p95),
              tone: 'module',
              isDashed: true,
            },
          ]}
        />
      </Card>
      <Card>
        <StackChart
          title="Results"
          finding={resultsFinding(totals)}
          days={dates}
          ticks={wholeTicks(Math.max(0, ...days.map(resultCount)))}
          format={String}
          textOf={ofDay(resultsText)}
          layers={LAYERS.map(({ field, ...layer }) => ({
            ...layer,
            values: days.map((day) => day[field]),
          }))}
        />
      </Card>
    </Grid>
  );
}

function durationsText({ median_duration: median, p95_duration: p95 }: OverviewDay): string {
  if (median === null || p95 === null) return 'No test passed';
  return `Median ${runDuration(median)}, 95 of 100 within ${runDuration(p95)}`;
}

const resultsText = ({ passed, flaky, failed, error }: OverviewDay) =>
  `${passed} passed, ${flaky} flaky, ${failed} failed, ${error} with an error`;
