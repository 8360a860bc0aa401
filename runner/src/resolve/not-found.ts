import {
  encloses,
  nameKey,
  ordinalWord,
  plainTarget,
  pluralOf,
  printTarget,
  type NamedElement,
  type Place,
  type Target,
  type Purpose,
} from 'shared/step-language';
import type { StepFix } from 'shared/contract';
import { capitalize } from 'shared/page-model/assert';
import type { RunContext } from '../core/run-context.ts';
import { NothingThere, type StepHelp } from '../core/step-failure.ts';
import { fixOf } from '../core/step-fix.ts';
import { describeAbsence, missingNameOf } from './absence.ts';
import { asInterruption } from './as-interruption.ts';
import { inOtherFrame, whatShows, withoutPlace } from './elsewhere.ts';
import { withTarget } from './replace-target.ts';
import { searchPage, searchRegions, searchSurroundings } from './search.ts';

const MAX_FIXES = 2;

const THINGS_FOR: Record<Purpose, [one: string, many: string]> = {
  click: ['button, link or text', 'Buttons, links and other controls'],
  expand: ['button, link or text', 'Buttons, links and other controls'],
  field: ['field', 'Fields'],
  value: ['field, dropdown or slider', 'Fields, dropdowns and sliders'],
  dropdown: ['dropdown', 'Dropdowns'],
  option: ['option, radio button, tab or menu item', 'Options, radio buttons, tabs and menu items'],
  toggle: ['checkbox, radio button or switch', 'Checkboxes, radio buttons and switches'],
  file: ['file field', 'File fields'],
  any: ['element', 'Names'],
};

/** The target of an action is not on the page. */
export class MissingElement extends NothingThere {}

/** The failure of a step whose target is not on the page. */
export async function notFound(run: RunContext, target: Target, purpose: Purpose): Promise<MissingElement> {
  const { text, ...help } = await surroundingsOf(run, target, purpose);
  const fixes = [...(help.fixes ?? []), ...(await asInterruption(run))];
  return new MissingElement(text, undefined, fixes.length > 0 ? { ...help, fixes } : help);
}

/** What is on the page instead of a target. */
export interface Instead extends StepHelp {
  /** Sentences. */
  text: string;
}

/** What is on the page instead of a target, and what gets the step to it where it is only out of reach. */
export async function surroundingsOf(run: RunContext, target: Target, purpose: Purpose): Promise<Instead> {
  const { reach, brief, ...instead } = await insteadOf(run, target, purpose);
  const probe = {
    hidden: whatShows,
    missing: inOtherFrame,
    'no-place': async (...missing: Parameters<typeof withoutPlace>) =>
      (await inOtherFrame(...missing)) ?? withoutPlace(...missing),
    there: () => Promise.resolve(null),
  }[reach];
  // A page that changes meanwhile tells nothing more.
  const elsewhere = await probe(run, target, purpose).catch(() => null);
  if (!elsewhere) return instead;
  const { text, fixes } = elsewhere;
  // The names of others would not help.
  return { text: `${brief} ${text}`, fixes };
}

interface InPlace extends Instead {
  /** The text without the names of what is there. */
  brief: string;
  reach: 'hidden' | 'missing' | 'no-place' | 'there';
}

/** What is in the place of a target. */
async function insteadOf(run: RunContext, target: Target, purpose: Purpose): Promise<InPlace> {
  const surroundings = await searchSurroundings(run.window.page(), { target, purpose, hidden: false });
  const { missingPlace } = surroundings;
  if (missingPlace && !(await isPlaceThere(run, missingPlace)))
    return withBrief({ ...(await missingPlaceOf(run, missingPlace)), reach: 'no-place' });
  const count = await countOf(run, target, purpose);
  if (target.ordinal !== null && count > 0 && count < Math.abs(target.ordinal)) {
    const what = `${count === 1 ? 'is' : 'are'} only ${count}`;
    return withBrief({ text: `There is no ${headOf(target, purpose)}: there ${what}.`, reach: 'there' });
  }
  const { name, kind, place } = target;
  const absence = {
    ...surroundings,
    others: [...surroundings.likely, ...surroundings.others],
    names: surroundings.named.map(({ name: one }) => one),
    what: headOf(target, purpose),
    name,
    kind,
    many: kind ? capitalize(pluralOf(kind)) : THINGS_FOR[purpose][1],
    where: place ? ('there' as const) : ('on this page' as const),
    isLate: surroundings.isThere || count > 0,
  };
  const { isLate, isHidden, isBlocked } = absence;
  const sentences = describeAbsence(absence);
  const likely = isLate || isHidden || isBlocked ? [] : surroundings.likely;
  const isThere = isLate || isBlocked || likely.length > 0;
  const reach = isThere ? 'there' : isHidden ? 'hidden' : 'missing';
  const brief = sentences.slice(0, reach === 'hidden' ? 2 : 1).join(' ');
  const help =
    likely.length === 0
      ? { missingName: missingNameOf(absence) }
      : { fixes: likely.slice(0, MAX_FIXES).flatMap((element) => fixWith(run, target, element)) };
  return { text: sentences.join(' '), brief, reach, ...help };
}

/** The step with what is there instead of the target. */
function fixWith(run: RunContext, target: Target, { name, kind }: NamedElement): StepFix[] {
  const isSameName = target.name !== null && nameKey(name) === nameKey(target.name);
  const replaced = withTarget(run, target, (written) => {
    if (isSameName) return { ...written, kind };
    // A name with variables may hold a secret, and stays as it is.
    return written.name === target.name ? plainTarget(name, kind, written.place) : written;
  });
  return replaced ? fixOf('replace', replaced) : [];
}

const withBrief = (instead: Omit<InPlace, 'brief'>): InPlace => ({ ...instead, brief: instead.text });

/** Of a place that is not on the page, or is nothing that something can be in. */
export async function missingPlaceOf(run: RunContext, { target }: Place): Promise<Instead> {
  const named = { ...target, kind: null };
  const isNamed = target.name !== null && (await countOf(run, named, 'any')) > 0;
  const below = isNamed ? ` For what stands below it, write below ${printTarget(named)}.` : '';
  if ((await countOf(run, target, 'any')) === 0) {
    const instead = await surroundingsOf(run, target, 'any');
    return { ...instead, text: `${instead.text}${below}` };
  }
  const what = capitalize(printTarget(target));
  return {
    text: `${what} is on the page, but nothing is in it: it is no section, list, table, row, dialog or form.${below}`,
  };
}

/** Also in frames. */
async function isPlaceThere(run: RunContext, place: Place): Promise<boolean> {
  if (!encloses(place)) return (await countOf(run, place.target, 'any')) > 0;
  return (await searchRegions(run.window.page(), place)).length > 0;
}

/** The elements of a target without its number. */
async function countOf({ window }: RunContext, target: Target, purpose: Purpose): Promise<number> {
  return (await searchPage(window.page(), { target, purpose, hidden: false })).length;
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
