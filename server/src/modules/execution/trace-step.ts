import type { RunEvent, RunnerStep } from 'runner';
import type { Tracing } from '../../platform/tracing/tracing.ts';

/** A span for each finished step. It has the step's number and no text: texts are the company's. */
export function traceStep(tracing: Tracing, steps: RunnerStep[], event: RunEvent): void {
  if (event.type !== 'step-finished') return;
  const { stepIndex, outcome } = event;
  const span = tracing.begin({
    name: 'step',
    startedAt: Date.now() - outcome.durationSeconds * 1000,
    attributes: {
      'steplight.step.number': stepIndex + 1,
      'steplight.step.type': steps[stepIndex]?.type ?? '',
      'steplight.step.successful': outcome.isSuccessful,
    },
  });
  span?.end();
}
