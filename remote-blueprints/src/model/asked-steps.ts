import type { Translation } from 'shared/contract';
import { idsBetween } from './step-list.ts';
import { unclearSteps } from './step-readings.ts';
import { createStep, withText, type EditorStep } from './step.ts';

/** As many steps before and after go with them. */
const NEIGHBOURS = 5;

/** Steps that the model is asked about, in their order, with the texts around them. */
interface AskedSteps {
  asked: EditorStep[];
  /** The nearest last. */
  before: string[];
  /** The nearest first. */
  after: string[];
}

/** The steps with these ids, as far as they have a text. */
export function askedSteps(all: EditorStep[], ids: readonly string[]): AskedSteps {
  const wanted = new Set(ids);
  const isAsked = (step: EditorStep) => wanted.has(step.id) && hasText(step);
  const first = all.findIndex(isAsked);
  const last = all.findLastIndex(isAsked);
  const textsOf = (steps: EditorStep[]) =>
    steps.filter((step) => hasText(step) && !step.is_disabled).map(({ action }) => action);
  return {
    asked: all.filter(isAsked),
    before: textsOf(all.slice(0, Math.max(first, 0))).slice(-NEIGHBOURS),
    after: textsOf(all.slice(last + 1)).slice(0, NEIGHBOURS),
  };
}

const hasText = ({ type, action }: EditorStep): boolean => type !== 'module' && action.trim() !== '';

/** The unclear steps among those with these ids. */
export function unclearAmong(all: EditorStep[], ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  return unclearSteps(all).flatMap(({ id }) => (wanted.has(id) ? [id] : []));
}

/**
 * From the first unclear step among those with these ids to the last one: what stands between belongs to the prose, and the order stays. A
 * module ends the range, for it cannot be translated.
 */
export function unclearRange(all: EditorStep[], ids: readonly string[]): string[] {
  const unclear = unclearAmong(all, ids);
  const [first, last] = [unclear[0], unclear.at(-1)];
  if (first === undefined || last === undefined) return [];
  const range = idsBetween(all, first, last);
  const types = new Map(all.map(({ id, type }) => [id, type]));
  const module = range.findIndex((id) => types.get(id) === 'module');
  return module < 0 ? range : range.slice(0, module);
}

/** What the sentences of the model become in the place of the steps that it was asked about. */
export function translatedSteps(asked: EditorStep[], sentences: Translation['steps']): EditorStep[] {
  const [original] = asked;
  if (!original) return [];
  const { use_vision, is_disabled } = original;
  return sentences.map(({ type, action }, index) =>
    withText(index === 0 ? { ...original, type } : createStep({ type, use_vision, is_disabled }), action),
  );
}
