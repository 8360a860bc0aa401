/** @jest-environment node */
import { darkColors, lightColors, type ColorName } from './palette.ts';

const BACKGROUNDS: ColorName[] = ['background', 'surface', 'surfaceSunken', 'hover'];
const TEXTS: ColorName[] = [
  'text',
  'textMuted',
  'accentText',
  'success',
  'danger',
  'warning',
  'info',
  'module',
];
const TEXT_PAIRS: [ColorName, ColorName][] = [
  ...TEXTS.flatMap((text) => BACKGROUNDS.map((background): [ColorName, ColorName] => [text, background])),
  ['accentText', 'accentSoft'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
  ['module', 'moduleSoft'],
  ['neutral', 'neutralSoft'],
  ['textMuted', 'neutralSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'dangerSolid'],
  ['onDanger', 'dangerSolidHover'],
];
const BORDER_PAIRS: [ColorName, ColorName][] = [
  ['control', 'surface'],
  ['accent', 'surface'],
  ['accent', 'background'],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('in the %s theme', (_, colors) => {
  test.each(TEXT_PAIRS)('%s is readable on %s', (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(BORDER_PAIRS)('%s stands out from %s', (border, background) => {
    expect(contrast(colors[border], colors[background])).toBeGreaterThanOrEqual(3);
  });
});

/** Contrast ratio of WCAG 2.2 of two colours written as #rrggbb. */
function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
