import type { Locator } from 'playwright-core';
import type { Colour } from '../check.ts';
import type { Target } from '../target.ts';
import { capitalize } from '../describe.ts';
import { matchTarget } from '../finding/matches.ts';
import { pick } from '../finding/pick/pick.ts';
import { withLens } from '../lens/lens.ts';
import { isolated } from '../isolated.ts';
import type { Session } from '../session.ts';
import { containedText } from '../texts/text-pattern.ts';
import { missing, type CheckOf, type Look } from './look.ts';

/** "The message is red": its letters, or what is drawn behind or around them. */
export async function lookAtColour(
  session: Session,
  { target, colour, isNegated }: CheckOf<'colour'>,
): Promise<Look> {
  const match = await matchTarget(session, target, { purpose: 'any', quoted: 'whole' });
  const locator = match?.elements[0] ?? (await wordsIn(session, target));
  if (!locator) return missing(session, target.words);
  const colours = await isolated(locator, readColours);
  const isTrue = colours.includes(colour) !== isNegated;
  return {
    isTrue,
    element: { description: target.words, locator },
    sentence: () => {
      const seen = colours.length > 0 ? colours.join(', ') : 'of no colour';
      const expected = `; expected that it is ${isNegated ? 'not ' : ''}${colour}`;
      return `${capitalize(nameOf(target))} is ${seen}${isTrue ? '' : expected}.`;
    },
  };
}

/** A sentence of a longer text: the one element whose own words it is among. */
async function wordsIn(session: Session, { readings, within }: Target): Promise<Locator | null> {
  const quoted = readings.find(({ isQuoted }) => isQuoted)?.name;
  if (quoted === undefined || within) return null;
  const texts = session.window.page().getByText(containedText(quoted, false));
  const [only, ...others] = await pick(texts, { isSeen: true, isError: false, near: null });
  return only && others.length === 0 ? only : null;
}

function nameOf({ words }: Target): string {
  return `"${words}"`;
}

/** The colours of an element's own text, its surface and its border, by the names that people give them; white and black are no colours. */
export const readColours = withLens((lens, element: Element): Colour[] => {
  const nameOf = (color: string): Colour | null => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return null;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (alpha < 40) return null;
    if (most - least < 30) return most > 60 && most < 215 ? 'grey' : null;
    const turn =
      most === red
        ? ((green - blue) / (most - least)) * 60
        : most === green
          ? 120 + ((blue - red) / (most - least)) * 60
          : 240 + ((red - green) / (most - least)) * 60;
    const hue = (turn + 360) % 360;
    if (hue < 16 || hue >= 340) return 'red';
    if (hue < 42) return 'orange';
    if (hue < 68) return 'yellow';
    if (hue < 172) return 'green';
    return hue < 262 ? 'blue' : 'purple';
  };
  const words = lens.clean(element.textContent ?? '');
  const same = [element, ...element.querySelectorAll('*')].filter(
    (one) => lens.isSeen(one) && lens.clean(one.textContent ?? '') === words,
  );
  const names = same.flatMap((one) => {
    const style = getComputedStyle(one);
    const border = parseFloat(style.borderTopWidth) > 0 ? [style.borderTopColor] : [];
    return [style.color, style.backgroundColor, ...border].map(nameOf);
  });
  return [...new Set(names.filter((name) => name !== null))];
});
