import type { RunAction, StepResult } from 'shared/contract';
import { align, type Pair } from './align.ts';

/** In what a step of this run differs from its counterpart in the other one. */
export type Difference =
  'added' | 'removed' | 'reworded' | 'outcome' | 'contradicted' | 'actions' | 'address';

/** The same step in two runs. */
export interface StepPair {
  /** In this run; null: it had no such step. */
  now: StepResult | null;
  /** In the run that it is compared with. */
  then: StepResult | null;
  differences: Difference[];
}

/** The steps of two runs side by side, matched by their text and place: an inserted step does not shift the others. */
export function compareSteps(now: StepResult[], then: StepResult[]): StepPair[] {
  const keys = new Map([...now, ...then].map((step) => [step, keyOf(step)]));
  const isSame = (a: StepResult, b: StepResult) => keys.get(a) === keys.get(b);
  return inGaps(align(now, then, isSame)).map(([a, b]) => ({
    now: a,
    then: b,
    differences: differencesOf(a, b),
  }));
}

/** The index of the first pair that differs; -1: none does. */
export function firstDifference(pairs: StepPair[]): number {
  return pairs.findIndex(({ differences }) => differences.length > 0);
}

/** Where the page was when a step had ended. */
export function lastAddress(step: StepResult): string | null {
  return step.actions.findLast(({ page_url }) => page_url)?.page_url ?? null;
}

/** What the page showed when a step had ended. */
export function lastScreenshot(step: StepResult): string | null {
  return step.actions.findLast(({ screenshot_url }) => screenshot_url !== null)?.screenshot_url ?? null;
}

/** Between steps that face each other: those left on both sides are the same step in other words, if they are as many or alike. */
function inGaps(pairs: Pair<StepResult>[]): Pair<StepResult>[] {
  const result: Pair<StepResult>[] = [];
  let [left, right]: [StepResult[], StepResult[]] = [[], []];
  const closeGap = () => {
    const isEven = left.length === right.length;
    result.push(...align(left, right, isEven ? isAtSamePlace(left, right) : isAlike));
    [left, right] = [[], []];
  };
  for (const pair of pairs) {
    const [a, b] = pair;
    if (a && b) {
      closeGap();
      result.push(pair);
    } else if (a) left.push(a);
    else if (b) right.push(b);
  }
  closeGap();
  return result;
}

const isAtSamePlace = (left: StepResult[], right: StepResult[]) => (a: StepResult, b: StepResult) =>
  left.indexOf(a) === right.indexOf(b);

const wordsOf = ({ task }: StepResult): string[] => task.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const keyOf = (step: StepResult): string => wordsOf(step).join(' ');

/** At least half of the words are the same. */
function isAlike(a: StepResult, b: StepResult): boolean {
  const [words, others] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  return [...words].filter((word) => others.has(word)).length * 2 >= Math.max(words.size, others.size);
}

function differencesOf(now: StepResult | null, then: StepResult | null): Difference[] {
  if (!now) return ['removed'];
  if (!then) return ['added'];
  const found: Difference[] = [];
  if (keyOf(now) !== keyOf(then)) found.push('reworded');
  // A step that was not reached has no result to compare.
  if (now.is_successful === null || then.is_successful === null) return found;
  if (now.is_successful !== then.is_successful) found.push('outcome');
  if (isContradicted(now) && !isContradicted(then)) found.push('contradicted');
  if (actionsOf(now) !== actionsOf(then)) found.push('actions');
  if (pathOf(lastAddress(now)) !== pathOf(lastAddress(then))) found.push('address');
  return found;
}

const isContradicted = ({ marks }: StepResult): boolean =>
  marks?.some(({ kind }) => kind === 'contradicted') ?? false;

const actionsOf = ({ actions }: StepResult): string =>
  JSON.stringify(
    actions.map(({ type, description, element }: RunAction) => [type, element?.description ?? description]),
  );

/** Without what follows the path, which often differs from run to run. */
const pathOf = (address: string | null): string | null => address && address.replace(/[?#].*$/, '');
