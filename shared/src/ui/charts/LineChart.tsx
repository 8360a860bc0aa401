import { color, styled, type ColorName } from 'shared/theme';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { areaPath, linePath, lonePoints, type Point } from './line-path.ts';

export interface Line {
  name: string;
  /** One for each day; null: a gap. */
  values: readonly (number | null)[];
  tone: ColorName;
  /** Tells it from the others without its colour. */
  isDashed?: boolean;
  /** The area below it is tinted. */
  isFilled?: boolean;
}

interface Props extends ChartProps {
  lines: readonly Line[];
}

const SIZE = 100;

/** Lines over days, in one plot. */
export function LineChart({ lines, ...chart }: Props) {
  const { days, ticks } = chart;
  const top = ticks.at(-1) ?? 1;
  const pointOf = (value: number | null, index: number): Point | null =>
    value === null ? null : { x: ((index + 0.5) * SIZE) / days.length, y: SIZE - (value / top) * SIZE };
  return (
    <ChartFrame
      {...chart}
      series={lines.map(({ name, values, ...style }) => ({ name, values, sign: <LineSign {...style} /> }))}
    >
      {(active) => (
        <>
          {/* Stretched as the page needs it; widths of lines are not. */}
          <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" overflow="visible">
            {lines.map(({ name, values, tone, isDashed, isFilled }) => {
              const points = values.map(pointOf);
              return (
                <g key={name}>
                  {isFilled && <Tint d={areaPath(points, SIZE)} $tone={tone} />}
                  <Stroke d={linePath(points)} $tone={tone} $isDashed={isDashed === true} />
                </g>
              );
            })}
          </svg>
          {lines.flatMap(({ name, values, tone }) =>
            lonePoints(values.map(pointOf)).map((point) => (
              <Dot key={`${name} ${point.x}`} {...positionOf(point)} r={4} fill={color(tone)} />
            )),
          )}
          {lines.map(({ name, values, tone }) => {
            const point = active === null ? null : pointOf(values[active] ?? null, active);
            return point && <Dot key={name} {...positionOf(point)} r={4} fill={color(tone)} />;
          })}
        </>
      )}
    </ChartFrame>
  );
}

const positionOf = ({ x, y }: Point) => ({ cx: `${x}%`, cy: `${y}%` });

function LineSign({ tone, isDashed = false }: Pick<Line, 'tone' | 'isDashed'>) {
  return <Stroke d="M1,6H19" $tone={tone} $isDashed={isDashed} />;
}

const Stroke = styled.path<{ $tone: ColorName; $isDashed: boolean }>`
  fill: none;
  stroke: ${({ $tone }) => color($tone)};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-dasharray: ${({ $isDashed }) => ($isDashed ? '2 5' : 'none')};
  vector-effect: non-scaling-stroke;
`;

const Tint = styled.path<{ $tone: ColorName }>`
  fill: ${({ $tone }) => color($tone)};
  fill-opacity: 0.12;
`;

const Dot = styled.circle`
  stroke: ${color('surface')};
  stroke-width: 2;
`;
