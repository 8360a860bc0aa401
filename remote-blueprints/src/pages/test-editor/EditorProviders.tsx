import { useCallback, useEffect, type ReactNode } from 'react';
import { EditedTestContext } from '../../components/edited-test.ts';
import { LiveBrowserContext } from '../../components/live-browser.ts';
import { LiveEditingProvider } from '../../components/live-editing.tsx';
import { PlanEditingContext, type PlanEditing } from '../../components/plan-editing.ts';
import { StoredStepContext } from '../../components/step-page.ts';
import { useCurrent } from '../../components/useCurrent.ts';
import { AskModelProvider } from '../../features/ask-model/AskModelProvider.tsx';
import type { DraftForm } from '../../features/blueprint-form/useDraftForm.ts';
import type { LearnedPlan } from '../../features/plan/useLearnedPlan.ts';
import type { LiveSessionState } from '../../features/live/live-panel.ts';
import { storedStepOf } from '../../model/stored-step.ts';

interface Props {
  live: LiveSessionState;
  form: DraftForm;
  /** The starting URL. */
  url: string;
  /** The stored test or module; null: a new one. */
  blueprintId: number | null;
  /** null: it has none. */
  plan: PlanEditing | null;
  learned: LearnedPlan;
  recordsAtOnce?: boolean;
  children: ReactNode;
}

/** Gives everything in an editor its live browser, its plan, which the browser fills, and the model. */
export function EditorProviders(props: Props) {
  const { live, form, url, blueprintId, plan, learned, recordsAtOnce = false, children } = props;
  const { browser } = live;
  const currentForm = useCurrent(form);
  useEffect(
    () =>
      browser?.onEvent((event) => {
        // What a colleague runs, who is watched here, is stored there.
        if (!('plan' in event) || !event.plan || !browser.state().isController) return;
        learned.add(event.plan);
        // Steps with changes get it when they are saved.
        const { isDirty, draft } = currentForm();
        if (blueprintId !== null && !isDirty) learned.store({ id: blueprintId, test_steps: draft.steps });
      }),
    [browser, learned, blueprintId, currentForm],
  );
  const { draft, saved } = form;
  const storedStep = useCallback(
    (stepId: string) => {
      const stored = storedStepOf(stepId, { steps: draft.steps, saved: saved.steps });
      return blueprintId === null || stored === null ? null : { blueprintId, ...stored };
    },
    [blueprintId, draft.steps, saved.steps],
  );
  const { completeWith } = form;
  useEffect(() => completeWith(async () => browser?.finishTyping()), [completeWith, browser]);
  return (
    <LiveBrowserContext value={browser}>
      <EditedTestContext value={blueprintId}>
        <PlanEditingContext value={plan}>
          <LiveEditingProvider
            steps={form.draft.steps}
            onChange={form.changeSteps}
            recordsAtOnce={recordsAtOnce && live.panel.kind !== 'failed'}
          >
            <AskModelProvider steps={form.draft.steps} onChange={form.changeSteps} url={url}>
              <StoredStepContext value={storedStep}>{children}</StoredStepContext>
            </AskModelProvider>
          </LiveEditingProvider>
        </PlanEditingContext>
      </EditedTestContext>
    </LiveBrowserContext>
  );
}
