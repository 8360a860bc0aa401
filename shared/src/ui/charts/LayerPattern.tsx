import { color, type ColorName } from 'shared/theme';

export type Texture = 'solid' | 'dots' | 'stripes' | 'hollow';

interface Props {
  id: string;
  tone: ColorName;
  texture: Texture;
}

const SIZE = 6;

/** How an area is filled, so that areas can be told apart in black and white. */
export function LayerPattern({ id, tone, texture }: Props) {
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
