import { useId } from 'react';
import { color, type ColorName } from 'shared/theme';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';

export interface Layer {
  name: string;
  /** One for each day. */
  values: readonly number[];
  tone: ColorName;
  /** Tells it from the others without its colour. */
  texture: Texture;
}

interface Props extends ChartProps {
  /** The lowest first. */
  layers: readonly Layer[];
}

/** The share of a day's width that its bar takes. */
const BAR = 0.7;

/** A bar for each day, made of layers. */
export function StackChart({ layers, ...chart }: Props) {
  const id = useId();
  const { days, ticks } = chart;
  const top = ticks.at(-1) ?? 1;
  const patternOf = (index: number) => `${id}-${index}`;
  return (
    <ChartFrame
      {...chart}
      series={layers.map(({ name, values, tone }, index) => ({
        name,
        values,
        sign: (
          <rect x="0" y="0" width="12" height="12" fill={`url(#${patternOf(index)})`} stroke={color(tone)} />
        ),
      }))}
    >
      {() => (
        <>
          <defs>
            {layers.map(({ name, tone, texture }, index) => (
              <LayerPattern key={name} id={patternOf(index)} tone={tone} texture={texture} />
            ))}
          </defs>
          {days.map((day, place) =>
            layers.map(({ name, values, tone }, index) => {
              const value = values[place] ?? 0;
              const below = layers
                .slice(0, index)
                .reduce((sum, layer) => sum + (layer.values[place] ?? 0), 0);
              return (
                value > 0 && (
                  <rect
                    key={`${day} ${name}`}
                    x={`${((place + (1 - BAR) / 2) * 100) / days.length}%`}
                    width={`${(BAR * 100) / days.length}%`}
                    y={`${100 - ((below + value) / top) * 100}%`}
                    height={`${(value / top) * 100}%`}
                    fill={`url(#${patternOf(index)})`}
                    stroke={color(tone)}
                    strokeWidth={1}
                  />
                )
              );
            }),
          )}
        </>
      )}
    </ChartFrame>
  );
}

type Texture = 'solid' | 'dots' | 'stripes' | 'hollow';

interface TextureProps {
  id: string;
  tone: ColorName;
  texture: Texture;
}

const SIZE = 6;

/** How an area is filled, so that areas can be told apart in black and white. */
function LayerPattern({ id, tone, texture }: TextureProps) {
  const ink = color(tone);
  return (
    <pattern
      id={id}
      width={SIZE}
      height={SIZE}
      patternUnits="userSpaceOnUse"
      patternTransform={texture === 'stripes' ? 'rotate(45)' : undefined}
    >
      <rect width={SIZE} height={SIZE} fill={texture === 'solid' ? ink : color('surface')} />
      {texture === 'dots' && <circle cx={SIZE / 2} cy={SIZE / 2} r={1.5} fill={ink} />}
      {texture === 'stripes' && <rect width={SIZE / 2} height={SIZE} fill={ink} />}
    </pattern>
  );
}
