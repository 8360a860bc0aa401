import type { StepResult } from 'shared/contract';

/** Seconds: a player stops slightly before the time that was set. */
const TOLERANCE = 0.05;

/** The index of the step that ran at a time of the recording; null before the first one. */
export function stepAt(steps: StepResult[], seconds: number): number | null {
  const index = steps.findLastIndex(({ start }) => (start ?? Infinity) <= seconds + TOLERANCE);
  return index === -1 ? null : index;
}

/** The minimum length of the recording in seconds, derived from its steps. */
export function stepsLength(steps: StepResult[]): number {
  return Math.max(0, ...steps.map(({ start, duration }) => (start ?? 0) + (duration ?? 0)));
}

/** `0:07` or `12:30`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
