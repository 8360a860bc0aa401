import { isClear, type KnownVariable, type Reading } from 'shared/step-language';
import { readingOf } from './reading.ts';
import type { EditorStep } from './step.ts';

export interface UnclearStep {
  id: string;
  /** 1-based. */
  number: number;
  text: string;
  reading: Reading;
}

/** How a step is understood with a text; null for a module and without a text. Its stored type counts for its own text only. */
export function readingOfStep(step: EditorStep, text = step.action): Reading | null {
  const content = text.trim();
  if (step.type === 'module' || content === '') return null;
  return readingOf(content, content === step.action ? step.type : undefined);
}

/** The steps that cannot be run as they are, in their order. Disabled ones are not run. */
export function unclearSteps(steps: EditorStep[]): UnclearStep[] {
  return steps.flatMap((step, index) => {
    const reading = step.is_disabled ? null : readingOfStep(step);
    if (!reading || isClear(reading)) return [];
    return [{ id: step.id, number: index + 1, text: step.action, reading }];
  });
}

/** How many steps to run have a text, modules aside. */
export function countTexts(steps: EditorStep[]): number {
  return steps.filter((step) => !step.is_disabled && readingOfStep(step) !== null).length;
}

/** The names of elements in the steps other than `id`, each once, the last used first. */
export function namesElsewhere(steps: EditorStep[], id: string): string[] {
  const names = steps.flatMap((step) => (step.id === id ? [] : namesIn(readingOfStep(step)?.command)));
  return [...new Set(names.reverse())];
}

/** What the steps before `id` remember under a name, the last first. */
export function rememberedBefore(steps: EditorStep[], id: string): KnownVariable[] {
  const names = new Map<string, KnownVariable>();
  for (const [index, step] of steps.entries()) {
    if (step.id === id) break;
    const command = readingOfStep(step)?.command;
    if (command?.kind !== 'remember' && command?.kind !== 'rememberCode') continue;
    names.delete(command.as);
    names.set(command.as, { name: command.as, detail: `remembered in step ${index + 1}` });
  }
  return [...names.values()].reverse();
}

/** The names of the targets of a command, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  const isNamed = 'ordinal' in value && 'name' in value && typeof value.name === 'string';
  return isNamed ? [value.name as string, ...inner] : inner;
}
