import { LineChart, StackChart, secondTicks, wholeTicks } from 'shared/charts';
import { Card, Grid } from 'shared/ui';

const DAYS = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
/** A weekend has no runs. */
const figures = (most: number, size: number) =>
  DAYS.map((_, index) => (index % 7 > 4 ? null : most - ((index * 37) % size)));
const wholes = (most: number, size: number) => figures(most, size).map((figure) => Math.max(0, figure ?? 0));

export function ChartsPreview() {
  return (
    <Grid minColumn={300}>
      <Card>
        <LineChart
          title="Pass rate"
          finding="92% passed, 3 points better than before."
          days={DAYS}
          ticks={[0, 50, 100]}
          format={(value) => `${value}%`}
          textOf={() => '92% passed, 11 of 12'}
          lines={[{ name: 'Passed', values: figures(100, 30), tone: 'success', isFilled: true }]}
        />
      </Card>
      <Card>
        <LineChart
          title="Duration"
          finding="Half of the passed tests took 42s or less."
          days={DAYS}
          ticks={secondTicks(100)}
          format={(value) => `${value}s`}
          textOf={() => 'Median 42s'}
          lines={[
            { name: 'Median', values: figures(50, 17), tone: 'info' },
            { name: '95 of 100', values: figures(100, 23), tone: 'module', isDashed: true },
          ]}
        />
      </Card>
      <Card>
        <StackChart
          title="Results"
          finding="1,200 results: 1,100 passed."
          days={DAYS}
          ticks={wholeTicks(60)}
          format={String}
          textOf={() => '11 passed, 1 failed'}
          layers={[
            { name: 'Passed', values: wholes(40, 13), tone: 'success', texture: 'solid' },
            { name: 'Flaky', values: wholes(6, 7), tone: 'warning', texture: 'dots' },
            { name: 'Failed', values: wholes(9, 11), tone: 'danger', texture: 'stripes' },
            { name: 'Error', values: wholes(2, 5), tone: 'neutral', texture: 'hollow' },
          ]}
        />
      </Card>
    </Grid>
  );
}
