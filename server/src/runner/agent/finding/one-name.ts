import type { Locator } from 'playwright-core';
import type { Target } from '../target.ts';
import { isolated, PATIENT_MS } from '../isolated.ts';
import { withLens } from '../lens/lens.ts';
import { StepFailure } from '../step-failure.ts';
import { mainPart } from './main-part.ts';

/** Several names that merely contain the words: those that begin with them, if that leaves one name. Which of several is meant is not guessed. */
export async function ofOneName(
  elements: [Locator, ...Locator[]],
  target: Target,
): Promise<[Locator, ...Locator[]]> {
  if (elements.length === 1) return elements;
  const names = await Promise.all(
    elements.slice(0, 20).map((element) => isolated(element, nameOf, undefined, PATIENT_MS)),
  );
  const words = (target.readings[0]?.name ?? target.words).toLowerCase();
  const isStart = names.map((name) => name.toLowerCase().startsWith(words));
  const candidates = isStart.includes(true) ? names.filter((_, index) => isStart[index]) : names;
  const [name = '', ...others] = [...new Set(candidates)];
  const inMain = others.length > 0 ? await mainPart(elements) : [];
  const [only, ...rivals] = inMain;
  if (only && inMain.length < elements.length) return ofOneName([only, ...rivals], target);
  if (others.length > 0) throw unclear(target.words, [name, ...others]);
  const [first, ...rest] = elements.filter((_, index) => names[index] === name);
  return first ? [first, ...rest] : elements;
}

/** What is said where words are a part of several names. */
export function unclear(words: string, names: string[]): StepFailure {
  const list = names.slice(0, 5).map((one) => `"${one.length > 60 ? `${one.slice(0, 60)}…` : one}"`);
  return new StepFailure(
    `It is not clear which element "${words}" is: ${list.join(', ')} all fit. Write the whole name, or say where it stands.`,
  );
}

const nameOf = withLens((lens, element: Element): string =>
  lens.clean(
    element.getAttribute('aria-label') ||
      lens.textOf(element).written ||
      element.getAttribute('alt') ||
      element.getAttribute('placeholder') ||
      element.getAttribute('title') ||
      '',
  ),
) as (element: Element) => string;
