import type { ColorName } from './palette.ts';

export type { ColorName };
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
export type Radius = 'sm' | 'md' | 'lg' | 'full';
export type Shadow = 'sm' | 'md' | 'lg';
export type FontSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | 'display';
export type Layer = 'sticky' | 'overlay' | 'popover' | 'toast';

/** A colour of the current theme. */
export function color(name: ColorName): string {
  return `var(--color-${cssName(name)})`;
}

/** A distance in steps of 4 px. */
export function space(steps: Space): string {
  return steps === 0 ? '0' : `${steps / 4}rem`;
}

const RADII: Record<Radius, string> = { sm: '6px', md: '8px', lg: '12px', full: '999px' };

export function radius(name: Radius): string {
  return RADII[name];
}

export function shadow(name: Shadow): string {
  return `var(--shadow-${name})`;
}

const FONTS: Record<FontSize, [size: number, lineHeight: number, tracking: number]> = {
  xs: [12, 16, 0],
  sm: [13, 20, 0],
  md: [14, 20, 0],
  lg: [16, 24, -0.006],
  xl: [20, 28, -0.014],
  xxl: [24, 32, -0.018],
  display: [36, 44, -0.025],
};

/** Declarations of a thin border with round corners, to be placed on a line of their own in a style. */
export function frame(corners: Radius): string {
  return `border: 1px solid ${color('border')}; border-radius: ${radius(corners)};`;
}

/** Declarations of font size, line height and tracking, to be placed on a line of their own in a style. */
export function font(name: FontSize): string {
  const [size, lineHeight, tracking] = FONTS[name];
  return `font-size: ${size / 16}rem; line-height: ${lineHeight / 16}rem; letter-spacing: ${tracking}em;`;
}

/** Declarations that end a text after some lines with an ellipsis, to be placed on a line of their own in a style. */
export function lineClamp(lines: number): string {
  return `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: ${lines};`;
}

/** Declarations that lay children out side by side, centred; like the next four to be placed on a line of their own in a style. */
export function flexRow(gap: Space): string {
  return `display: flex; align-items: center; gap: ${space(gap)};`;
}

export function inlineRow(gap: Space): string {
  return `display: inline-flex; align-items: center; gap: ${space(gap)};`;
}

/** A row that goes on in the next line. */
export function wrappingRow(rowGap: Space, columnGap = rowGap): string {
  return `display: flex; flex-wrap: wrap; align-items: center; gap: ${space(rowGap)} ${space(columnGap)};`;
}

/** Children one below the other; a long one wraps or is cut instead of making the column wider. */
export function oneColumn(gap: Space): string {
  return `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space(gap)};`;
}

/** Columns of equal width; on a phone they stand below each other. */
export function sideBySide(count: number, gap: Space): string {
  return `
    display: grid;
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
    gap: ${space(gap)};
    align-items: start;

    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  `;
}

const LAYERS: Record<Layer, number> = { sticky: 10, overlay: 40, popover: 50, toast: 60 };

/** A z-index. */
export function layer(name: Layer): number {
  return LAYERS[name];
}

/** `@media …`; the block follows: `${media.phone} { … }`. */
export const media = {
  phone: '@media (max-width: 767.98px)',
  desktop: '@media (min-width: 768px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

export function cssName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
