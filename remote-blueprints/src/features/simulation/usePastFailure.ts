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
import { useEditor } from '../../state/editor.ts';

/**
 * Why the step of the address failed in the test run of the address (`?step=3&run=12`), unless it has changed since. A run that cannot be
 * loaded says nothing.
 */
export function usePastFailure(steps: EditorStep[]) {
  const { type, blueprintId } = useEditor();
  const moduleId = type === 'module' ? blueprintId : null;
  const [parameters] = useSearchParams();
  const number = Number(parameters.get('step'));
  const runId = Number(parameters.get('run'));
  const [opened] = useState(() => stepThatFailed(steps, number, parameters));
  const [isDismissed, setIsDismissed] = useState(false);
  const { data: run } = useQuery({ ...testRunQuery(runId), enabled: runId > 0 && opened !== undefined });
  const action = opened?.action ?? '';
  const failure = useMemo(
    () => (run ? failureAt(run, { number, moduleId, action }) : null),
    [run, number, moduleId, action],
  );
  const place = failure ? inSentence(failure.name) : '';
  // What was inserted or removed before it may have fixed it.
  const isOutdated = steps.findIndex(({ id }) => id === opened?.id) !== number - 1;
  const executions = useMemo(
    () => (opened && failure ? failedAlone(opened.id, runId, failure, isOutdated) : null),
    [opened, failure, runId, isOutdated],
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

/** The step with a number in the run. It is the next one if a step has been inserted before it since, as the address says. */
function stepThatFailed(
  steps: EditorStep[],
  number: number,
  parameters: URLSearchParams,
): EditorStep | undefined {
  const step = steps[number - 1];
  return step && step.action === parameters.get('before') ? steps[number] : step;
}

function failedAlone(id: string, runId: number, failure: PastFailure, isOutdated: boolean): Executions {
  const { missingName, fixes } = failure;
  const reason = `In run ${runId}: ${failure.reason}`;
  return {
    login: { status: 'idle', reason: null, actions: [] },
    own: new Map([[id, { status: 'failed', reason, missingName, fixes, isOutdated, actions: [] }]]),
  };
}
