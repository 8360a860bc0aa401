import { useId, type ReactNode } from 'react';
import { shortDay } from 'shared/format';
import { color, font, inlineRow, oneColumn, radius, space, styled } from 'shared/theme';
import { Heading, Text } from 'shared/ui';
import { DayTable } from './DayTable.tsx';
import type { Series } from './series.ts';
import { useDayCursor } from './useDayCursor.ts';

/** What every chart is given. */
export interface ChartProps {
  /** What is shown, such as `Pass rate`. */
  title: string;
  /** What the figures say, in a sentence. */
  finding: string;
  /** `2026-11-27`, in order. */
  days: readonly string[];
  /** The marks of the axis, from 0 to the top. */
  ticks: readonly number[];
  /** A figure as it is shown at the axis and in the table. */
  format: (value: number) => string;
  /** All that is known of a day. */
  textOf: (index: number) => string;
}

interface Props extends ChartProps {
  series: readonly Series[];
  /** Draws into the coordinates of the plot; `active`: the day that is looked at. */
  children: (active: number | null) => ReactNode;
}

/**
 * Caption, axes, legend and table of a chart. The plot is a slider along the days, because screen readers leave its arrow keys alone; what a day
 * has is told by a polite live text below it.
 */
export function ChartFrame({ title, finding, days, ticks, format, textOf, series, children }: Props) {
  const captionId = useId();
  const { active, current, handlers } = useDayCursor(days.length);
  const nameOf = (index: number) => shortDay(days[index] ?? '');
  const top = ticks.at(-1) ?? 1;
  const ends = [0, Math.floor((days.length - 1) / 2), days.length - 1];
  return (
    <Figure>
      <figcaption id={captionId}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text tone="muted" size="sm">
          {finding}
        </Text>
      </figcaption>
      <Plot>
        <Scale aria-hidden>
          {ticks.map((tick) => (
            <Tick key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
              {format(tick)}
            </Tick>
          ))}
        </Scale>
        <Area
          role="slider"
          tabIndex={0}
          aria-label={`${title} by day`}
          aria-describedby={captionId}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={current + 1}
          aria-valuetext={nameOf(current)}
          {...handlers}
        >
          <Drawing aria-hidden focusable="false">
            {ticks.map((tick) => {
              const y = `${100 - (tick / top) * 100}%`;
              return <GridLine key={tick} x1="0" x2="100%" y1={y} y2={y} />;
            })}
            {active !== null && (
              <Cursor
                x={`${(active * 100) / days.length}%`}
                y="0"
                width={`${100 / days.length}%`}
                height="100%"
              />
            )}
            {children(active)}
          </Drawing>
        </Area>
        <Days aria-hidden>
          {ends.map((index, place) => (
            <span key={place}>{nameOf(index)}</span>
          ))}
        </Days>
      </Plot>
      <Readout aria-live="polite">
        {active !== null && (
          <>
            <strong>{nameOf(active)}</strong> {textOf(active)}
          </>
        )}
      </Readout>
      {series.length > 1 && (
        <Legend>
          {series.map(({ name, sign }) => (
            <LegendItem key={name}>
              <Sign aria-hidden focusable="false">
                {sign}
              </Sign>
              {name}
            </LegendItem>
          ))}
        </Legend>
      )}
      <DayTable label={`${title} by day`} days={days.map(shortDay)} series={series} format={format} />
    </Figure>
  );
}

const Figure = styled.figure`
  ${oneColumn(3)}
  align-content: start;
`;

const Plot = styled.div`
  ${font('xs')}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(2)};
  padding-top: ${space(2)};
  color: ${color('textMuted')};
`;

/** As wide as the longest of its figures, all of which stand at their height. */
const Scale = styled.div`
  position: relative;
  width: 3.25rem;
`;

const Tick = styled.span`
  position: absolute;
  right: 0;
  transform: translateY(50%);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Area = styled.div`
  height: 150px;
  border-radius: ${radius('sm')};
  touch-action: pan-y;
`;

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  overflow: visible;
`;

const GridLine = styled.line`
  stroke: ${color('border')};
`;

const Cursor = styled.rect`
  fill: ${color('neutralSoft')};
`;

const Days = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
`;

const Readout = styled.p`
  ${font('sm')}
  min-height: 1.25rem;
  font-variant-numeric: tabular-nums;

  & > strong {
    font-weight: 600;
  }
`;

const Legend = styled.ul`
  ${font('sm')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: 0;
  margin: 0;
  list-style: none;
`;

const LegendItem = styled.li`
  ${inlineRow(2)}
`;

const Sign = styled.svg`
  width: 20px;
  height: 12px;
`;
