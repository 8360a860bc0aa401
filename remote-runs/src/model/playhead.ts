import type { StepResult } from 'shared/contract';

/** Seconds: a player comes to rest a little before the time it was sent to. */
const TOLERANCE = 0.05;

/** The index of the step that was at work at a time of the recording; null before the first one. */
export function stepAt(steps: StepResult[], seconds: number): number | null {
  const index = steps.findLastIndex(({ start }) => (start ?? Infinity) <= seconds + TOLERANCE);
  return index === -1 ? null : index;
}

/** Seconds that the recording lasts at least, as far as the steps tell. */
export function stepsLength(steps: StepResult[]): number {
  return Math.max(0, ...steps.map(({ start, duration }) => (start ?? 0) + (duration ?? 0)));
}

/** `0:07` or `12:30`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
