import { readStep } from './read-step.ts';

/**
 * The text by which a plan knows a step: its canonical sentence; outside of the language what it says, with single spaces. Values stay
 * `{{name}}`. Two wordings of one sentence have the same text.
 */
export function planText(action: string, type: 'act' | 'assert'): string {
  return readStep(action, type).sentence ?? action.trim().replaceAll(/\s+/gu, ' ');
}
