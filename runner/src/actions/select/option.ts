import type { StepFix } from 'shared/contract';
import type { ActionRun } from '../action.ts';
import type { PageElement } from '../on-element.ts';
import { otherNames } from '../../resolve/absence.ts';
import { isAlike, nearestFirst } from '../../core/nearest.ts';
import { fixOf } from '../../core/step-fix.ts';
import { comparableText } from 'shared/step-language/normal-text';
import type { Option } from '../../page/capture/actions/option.ts';
import { StepFailure } from '../../core/step-failure.ts';

/** The indexes of the options of this label; the whole label is compared, ignoring case. */
export function placesOf(options: Option[], label: string): number[] {
  const wanted = tidy(label);
  return [...options.keys()].filter((index) => tidy(options[index]?.label ?? '') === wanted);
}

function tidy(label: string): string {
  return comparableText(label).toLowerCase();
}

const MAX_LISTED = 10;
const MAX_FIXES = 3;

/** @throws StepFailure unless it is exactly one enabled option */
export function theOnly(
  run: ActionRun,
  options: Option[],
  places: number[],
  dropdown: PageElement,
  label: string,
): number {
  const [place, ...others] = places;
  const the = `The ${dropdown.description}`;
  if (place === undefined) throw notOffered(run, options, dropdown, label);
  if (others.length > 0)
    throw new StepFailure(
      `${the} offers "${label}" ${places.length} times, so it is not clear which one is meant.`,
      dropdown,
    );
  if (options[place]?.isDisabled)
    throw new StepFailure(`The option "${label}" of the ${dropdown.description} is disabled.`, dropdown);
  return place;
}

/** The failure of a step whose option is not there: the options, those that may be meant first, and the step with each of these. */
function notOffered(run: ActionRun, options: Option[], dropdown: PageElement, label: string): StepFailure {
  const the = `The ${dropdown.description}`;
  if (options.length === 0) return new StepFailure(`${the} offers no options.`, dropdown);
  const others = otherNames(
    options.map((option) => option.label.trim()),
    label,
  );
  const enabled = new Set(options.flatMap((option) => (option.isDisabled ? [] : option.label.trim())));
  const alike = nearestFirst(others, label).filter((other) => mayMean(label, other));
  const listed = [...alike, ...others.filter((other) => !alike.includes(other))];
  const shown = listed.slice(0, MAX_LISTED).map((other) => `"${other}"`);
  const more = others.length > MAX_LISTED ? ` and ${others.length - MAX_LISTED} more` : '';
  const fixes = alike
    .filter((other) => enabled.has(other))
    .slice(0, MAX_FIXES)
    .flatMap((other) => withOption(run, label, other));
  const message = `${the} does not offer "${label}". It offers ${shown.join(', ')}${more}.`;
  return new StepFailure(message, dropdown, { fixes });
}

/** Whether an option may be meant by another label: one with another number is another one. */
function mayMean(label: string, option: string): boolean {
  const numbersIn = (text: string) => text.match(/\p{Nd}+/gu)?.join() ?? '';
  return isAlike(option, label) && numbersIn(option) === numbersIn(label);
}

/** The step with another option; nothing where a variable says it, or where it is only a part of what the step does. */
function withOption({ written }: ActionRun, label: string, option: string): StepFix[] {
  if (written?.kind === 'select' && written.option === label) return fixOf('replace', { ...written, option });
  if (written?.kind === 'set' && written.value === label)
    return fixOf('replace', { ...written, value: option });
  return [];
}
