import { hitOfStep, targetOf, wouldHit, type KnownHit, type PageModel } from 'shared/page-model';
import {
  fitOf,
  nameDistance,
  nameKey,
  printTarget,
  purposeOf,
  withName,
  type Command,
  type NamedElement,
  type Reading,
  type Target,
} from 'shared/step-language';
import { readingOf } from './reading.ts';

/** Above this a name has too little in common with what is written to be meant by it on a page that may be another one. */
const MAX_DISTANCE = 0.5;

/** A name on a page, and the step with it. */
interface NameFix {
  name: string;
  sentence: string;
}

/** The nearest names that would hit one element if the step had them, with the kind of their element where the written one does not fit. */
export function nameFixes(page: PageModel, text: string, hit: KnownHit): NameFix[] {
  const { command } = readingOf(text);
  const target = targetOf({ command });
  if (hit.result !== 'none' || !command || !target?.name) return [];
  const { name: written } = target;
  const fitting = hit.nearest.filter(({ kind }) => fitOf(kind, purposeOf(command)) !== null);
  return fitting.flatMap((element) => {
    const sentences = [withName(text, written, element.name), withElement(text, target, element)];
    const sentence = sentences.find(
      (one) => one !== null && hitOn(page, readingOf(one), one)?.result === 'one',
    );
    return sentence ? [{ name: element.name, sentence }] : [];
  });
}

/** What a step would hit on a page that it has not come to: nothing where only that page may be the wrong one. */
export function hitNearby(page: PageModel, text: string): KnownHit | undefined {
  const reading = readingOf(text);
  const hit = hitOn(page, reading, text);
  if (hit?.result !== 'none') return hit;
  const written = targetOf(reading)?.name ?? '';
  const nearest = hit.nearest.filter(({ name }) => isAlike(written, name));
  const alike = { ...hit, nearest };
  return nameFixes(page, text, alike).length > 0 ? alike : undefined;
}

/** "Cards" is no "Charts", however few letters differ. */
function isAlike(written: string, name: string): boolean {
  const words = nameKey(written).split(' ');
  const distance = nameDistance(written, name);
  return (
    distance === 0 ||
    (distance <= MAX_DISTANCE &&
      nameKey(name)
        .split(' ')
        .some((word) => words.includes(word)))
  );
}

/** Also where an assertion would find nothing that it needs. */
function hitOn(page: PageModel, reading: Reading, text: string): KnownHit | undefined {
  const { command } = reading;
  const target = targetOf(reading);
  if (!command || !target || !needsElement(command)) return hitOfStep(page, reading, text);
  const purpose = purposeOf(command);
  const hit = wouldHit(page, target, purpose, purpose === 'any', text);
  return hit.result === 'unknown' ? undefined : hit;
}

/** Whether an assertion cannot be true without the one element that it names. */
function needsElement(command: Command): boolean {
  switch (command.kind) {
    case 'state':
      return command.state !== 'hidden' && !command.each;
    case 'value':
      return !command.negated && !command.each;
    case 'number':
    case 'placeholder':
      return true;
    default:
      return false;
  }
}

/** The sentence of a step with another element in place of its own; null: it does not name it so. */
function withElement(text: string, target: Target, { name, kind }: NamedElement): string | null {
  const { sentence } = readingOf(text);
  const written = printTarget(target);
  const at = sentence?.toLowerCase().indexOf(written.toLowerCase()) ?? -1;
  if (sentence === null || at < 0) return null;
  const changed = `${sentence.slice(0, at)}${printTarget({ ...target, name, kind })}${sentence.slice(at + written.length)}`;
  const printed = changed.charAt(0).toUpperCase() + changed.slice(1);
  return readingOf(printed).sentence === printed ? printed : null;
}
