import { readStep, type Command } from 'shared/step-language';
import type { StepNeeds } from './browser/test-window.ts';
import type { RunnerStep } from './types.ts';

/** One of them is in each sentence of these kinds: other steps need not be parsed twice. */
const WORDS = /\b(?:download|request)/iu;

/** What the steps of a run need to be recorded from its beginning. */
export function needsOf(steps: RunnerStep[]): StepNeeds {
  const possible = steps.filter(({ action }) => WORDS.test(action));
  const kinds = new Set(possible.flatMap(({ action, type }) => kindOf(readStep(action, type).command) ?? []));
  return {
    requests: kinds.has('request'),
    downloads: kinds.has('downloaded') || kinds.has('downloadContains'),
  };
}

/** Of a step that waits: what it waits for. */
function kindOf(command: Command | null | undefined): Command['kind'] | undefined {
  return command?.kind === 'waitUntil' ? command.assertion.kind : command?.kind;
}
