import type { PageElement } from '../on-element.ts';
import { otherNames } from '../../agent/resolve/absence.ts';
import { comparableText } from 'shared/step-language/normal-text';
import type { Option } from '../../page/capture/actions/option.ts';
import { StepFailure } from '../../agent/step-failure.ts';

/** The indexes of the options of this label; the whole label is compared, ignoring case. */
export function placesOf(options: Option[], label: string): number[] {
  const wanted = tidy(label);
  return [...options.keys()].filter((index) => tidy(options[index]?.label ?? '') === wanted);
}

function tidy(label: string): string {
  return comparableText(label).toLowerCase();
}

const MAX_LISTED = 10;

/** @throws StepFailure unless it is exactly one enabled option */
export function theOnly(options: Option[], places: number[], dropdown: PageElement, label: string): number {
  const [place, ...others] = places;
  const the = `The ${dropdown.description}`;
  if (place === undefined) throw new StepFailure(notOffered(options, the, label), dropdown);
  if (others.length > 0)
    throw new StepFailure(
      `${the} offers "${label}" ${places.length} times, so it is not clear which one is meant.`,
      dropdown,
    );
  if (options[place]?.isDisabled)
    throw new StepFailure(`The option "${label}" of the ${dropdown.description} is disabled.`, dropdown);
  return place;
}

function notOffered(options: Option[], the: string, label: string): string {
  if (options.length === 0) return `${the} offers no options.`;
  const others = otherNames(
    options.map((option) => option.label.trim()),
    label,
  );
  const shown = others.slice(0, MAX_LISTED).map((other) => `"${other}"`);
  const more = others.length > MAX_LISTED ? ` and ${others.length - MAX_LISTED} more` : '';
  return `${the} does not offer "${label}". It offers ${shown.join(', ')}${more}.`;
}
