import { useMemo, useState } from 'react';
import { inSentence } from 'shared/format';
import { useQuery } from 'shared/query';
import { useSearchParams } from 'shared/router';
import { testRunQuery } from '../../api/test-runs.ts';
import { failureAt, type PastFailure } from '../../model/past-failure.ts';
import { isSameInstruction } from '../../model/run-range.ts';
import type { RunSummary } from '../../model/run-summary.ts';
import type { Executions } from '../../model/simulation.ts';
import type { EditorStep } from '../../model/step.ts';

/**
 * Why the step of the address failed in the test run of the address (`?step=3&run=12`), until the step changes. A run that cannot be
 * loaded says nothing.
 */
export function usePastFailure(steps: EditorStep[], moduleId: number | null = null) {
  const [parameters] = useSearchParams();
  const number = Number(parameters.get('step'));
  const runId = Number(parameters.get('run'));
  const [opened] = useState(steps[number - 1]);
  const [isDismissed, setIsDismissed] = useState(false);
  const { data: run } = useQuery({ ...testRunQuery(runId), enabled: runId > 0 && opened !== undefined });
  const failure = useMemo(() => (run ? failureAt(run, { number, moduleId }) : null), [run, number, moduleId]);
  const place = failure ? inSentence(failure.name) : '';
  const executions = useMemo(
    () => (opened && failure ? failedAlone(opened.id, `In run ${runId}: ${failure.reason}`, failure) : null),
    [opened, failure, runId],
  );

  const current = steps.find(({ id }) => id === opened?.id);
  if (!executions || !failure || !opened || !current || !isSameInstruction(opened, current)) return null;
  const summary: RunSummary = {
    tone: 'failed',
    text: `In run ${runId}: ${place} failed: ${failure.reason}`,
    note: null,
    stepId: opened.id,
  };
  return { executions, summary: isDismissed ? null : summary, dismiss: () => setIsDismissed(true) };
}

function failedAlone(id: string, reason: string, { missingName }: PastFailure): Executions {
  return {
    login: { status: 'idle', reason: null, actions: [] },
    own: new Map([[id, { status: 'failed', reason, missingName, actions: [] }]]),
  };
}
