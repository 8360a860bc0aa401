import { useEffect, useRef } from 'react';
import { useSearchParams } from 'shared/router';
import { withName, withOwnSecret } from 'shared/step-language';
import { focusStep } from '../../components/focus-step.ts';
import type { EditorStep } from '../../model/step.ts';
import type { StepActions } from './step-actions.ts';

/**
 * Focuses the step whose number is in the address (`?step=3`), once; with `&edit=true` its text is edited, with another name in it where
 * the address says so (`&missing=Buy&use=Pay`), or with another sentence (`&sentence=…`). `&before=…` inserts a step before it instead,
 * `&keep=…`, once for each sentence, replaces it, and `&handle=…` makes it an interruption of the test.
 */
export function useStepOfAddress(
  steps: EditorStep[],
  {
    startEditing,
    insertTextAbove,
    accept,
    handleInterruption,
  }: Pick<StepActions, 'startEditing' | 'insertTextAbove' | 'accept' | 'handleInterruption'>,
): void {
  const [parameters] = useSearchParams();
  const wanted = useRef(Number(parameters.get('step')));
  useEffect(() => {
    const step = steps[wanted.current - 1];
    if (!step) return;
    wanted.current = 0;
    focusStep(step.id);
    if (parameters.get('edit') !== 'true' || step.type === 'module') return;
    const before = parameters.get('before');
    // A page that is loaded again has it already, from the stored draft or because the test was saved.
    if (before && before === step.action) return;
    const kept = parameters.getAll('keep');
    if (kept.length > 0 && kept[0] === step.action) return;
    const handler = parameters.get('handle');
    if (handler) handleInterruption(step.id, handler);
    else if (kept.length > 0) accept(step, kept);
    else if (before) insertTextAbove(step.id, before);
    else startEditing(step.id, draftOf(step.action, parameters) ?? undefined);
  }, [steps, parameters, startEditing, insertTextAbove, accept, handleInterruption]);
}

/** The text of a step as the address wants it; null: as it is. */
function draftOf(text: string, parameters: URLSearchParams): string | null {
  const sentence = parameters.get('sentence');
  if (sentence) return withOwnSecret(text, sentence);
  const missing = parameters.get('missing');
  const name = parameters.get('use');
  return missing && name ? withName(text, missing, name) : null;
}
