import { ordinalWord, pluralOf, printTarget, type Target } from 'shared/step-language';
import { capitalize } from '../describe.ts';
import { evaluateIsolated } from '../evaluate-isolated.ts';
import type { RunContext } from '../run-context.ts';
import { NothingThere } from '../step-failure.ts';
import { nearestFirst } from './nearest.ts';
import { findSurroundings, type Surroundings } from './page/probe.ts';
import type { Purpose } from './page/kinds.ts';
import { searchPage } from './search.ts';

const MAX_NAMES = 5;

const THINGS_FOR: Record<Purpose, [one: string, many: string]> = {
  click: ['button, link or text', 'Buttons, links and other controls'],
  field: ['field', 'Fields'],
  dropdown: ['dropdown', 'Dropdowns'],
  toggle: ['checkbox, radio button or switch', 'Checkboxes, radio buttons and switches'],
  file: ['file field', 'File fields'],
  any: ['element', 'Names'],
};

/** The target of an action is not on the page. */
export class MissingElement extends NothingThere {}

/** The failure of a step whose target is not on the page. */
export async function notFound(run: RunContext, target: Target, purpose: Purpose): Promise<MissingElement> {
  const sentences = await surroundingsOf(run, target, purpose);
  return new MissingElement(sentences.join(' '));
}

/** Sentences about what is on the page instead of a target. */
export async function surroundingsOf(run: RunContext, target: Target, purpose: Purpose): Promise<string[]> {
  const search = { target, purpose, hidden: false };
  const surroundings = await evaluateIsolated(run.window.page(), findSurroundings, search);
  const { missingPlace } = surroundings;
  const isElsewhere =
    missingPlace && (await searchPage(run.window.page(), { ...search, target: missingPlace })).length > 0;
  if (missingPlace && !isElsewhere) return surroundingsOf(run, missingPlace, 'any');
  if (target.ordinal !== null) {
    const anyNumber = { ...target, ordinal: null };
    const count = (await searchPage(run.window.page(), { ...search, target: anyNumber })).length;
    const what = `${count === 1 ? 'is' : 'are'} only ${count}`;
    if (count > 0) return [`There is no ${headOf(target, purpose)}: there ${what}.`];
  }
  return sentencesOf(surroundings, target, purpose);
}

function sentencesOf(surroundings: Surroundings, target: Target, purpose: Purpose): string[] {
  const others = [...new Set(surroundings.others)]
    .slice(0, 2)
    .map((other) => `There is ${articleOf(other)} ${other}.`);
  return [
    `There is no ${headOf(target, purpose)}.`,
    ...(surroundings.isHidden ? ['It is in the page, but hidden.'] : []),
    ...(surroundings.isHidden ? [] : others),
    namesSentence(surroundings.names, target, purpose),
  ];
}

function namesSentence(all: string[], { name, kind, place }: Target, purpose: Purpose): string {
  const many = kind ? capitalize(pluralOf(kind)) : THINGS_FOR[purpose][1];
  const where = place ? 'there' : 'on this page';
  const [first, ...others] = nearestFirst(all, name ?? '');
  if (first === undefined)
    return kind ? `There are no ${many.toLowerCase()} ${where}.` : `Nothing of that sort is ${where}.`;
  const named = [first, ...others].slice(0, MAX_NAMES).map((one) => `"${one}"`);
  const more = all.length - named.length;
  return `${many} ${where}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** e.g. `button "Buy" in the row of "A-101"`. */
function headOf(target: Target, purpose: Purpose): string {
  const { name, kind, ordinal } = target;
  const words = [
    ordinal !== null && ordinalWord(ordinal),
    kind ?? THINGS_FOR[purpose][0],
    name !== null && `"${name}"`,
  ];
  const printed = printTarget(target);
  const place = printed.slice(printTarget({ ...target, place: null }).length);
  return `${words.filter(Boolean).join(' ')}${place}`;
}

function articleOf(words: string): string {
  return /^[aeiou]/u.test(words) ? 'an' : 'a';
}
