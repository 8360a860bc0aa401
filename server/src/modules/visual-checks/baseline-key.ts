import { createHash } from 'node:crypto';
import type { RunBrowser } from 'shared/contract';
import type { VisualScreenshot } from 'runner';

/** A step of a run as far as its baseline depends on it. */
export interface VisualStep {
  id: number;
  /** The text with its `{{variables}}`: their values do not matter. */
  task: string;
  /** The module that the step belongs to; null: the test itself. */
  moduleId: number | null;
}

/** What a screenshot depends on besides the step. */
export interface VisualConditions {
  /** null: an ordinary window. */
  browser: RunBrowser | null;
  /** Of the test's table. */
  rowName: string | null;
}

/**
 * Identifies the baseline of a step within its test: the same text (the n-th with it), module, engine, window, device, colours, language
 * and row. SHA-256 in hex.
 */
export function baselineKey(
  steps: VisualStep[],
  { stepIndex, engine, viewport }: Pick<VisualScreenshot, 'stepIndex' | 'engine' | 'viewport'>,
  { browser, rowName }: VisualConditions,
): string {
  const step = steps[stepIndex];
  const text = folded(step?.task ?? '');
  const occurrence = steps
    .slice(0, stepIndex)
    .filter(({ task, moduleId }) => moduleId === step?.moduleId && folded(task) === text).length;
  const conditions = [
    ...[text, occurrence, engine, viewport.width, viewport.height],
    ...[browser?.device ?? null, browser?.color_scheme ?? 'light', browser?.locale ?? null, rowName],
    ...(step?.moduleId ? [step.moduleId] : []),
  ];
  return createHash('sha256').update(JSON.stringify(conditions)).digest('hex');
}

const folded = (text: string) => text.replace(/\s+/gu, ' ').trim();
