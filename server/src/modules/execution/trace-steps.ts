import type { Tracing } from '../../platform/tracing/tracing.ts';
import type { ExecutionRecord } from './execution.ts';

/** Tells the trace of each step when it has ended, by its number: what it says is the company's. */
export function traceSteps(record: ExecutionRecord, tracing: Tracing): ExecutionRecord {
  return {
    ...record,
    async onStepFinished(index, outcome) {
      const span = tracing.begin({
        name: 'step',
        startedAt: Date.now() - outcome.durationSeconds * 1000,
        attributes: {
          'steplight.step.number': index + 1,
          'steplight.step.type': record.plan.steps[index]?.type ?? '',
          'steplight.step.successful': outcome.isSuccessful,
        },
      });
      span?.end();
      await record.onStepFinished(index, outcome);
    },
  };
}
