import { Suspense, useContext } from 'react';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { ErrorBox } from 'shared/ui';
import { planQuery } from '../../api/plans.ts';
import { AskModelContext } from '../../components/ask-model.ts';
import { EditedTestContext } from '../../components/edited-test.ts';
import { PlanEditingContext } from '../../components/plan-editing.ts';
import type { EditorStep } from '../../model/step.ts';

const AskOffer = lazyPart(async () => (await import('../../features/ask-model/AskOffer.tsx')).AskOffer);
const ProposalsBar = lazyPart(
  async () => (await import('../../features/plan/ProposalsBar.tsx')).ProposalsBar,
);

/** What is offered above the steps: to decide about proposals of the plan, and to ask the model about pasted prose. */
export function EditorOffers({ steps }: { steps: EditorStep[] }) {
  const plan = useContext(PlanEditingContext);
  const { isError, isRefetching, refetch } = useQuery(planQuery(useContext(EditedTestContext)));
  const hasOffer = (useContext(AskModelContext)?.offered.length ?? 0) > 0;
  return (
    <Suspense>
      {!plan && isError && (
        <ErrorBox
          text="What earlier runs know of these steps could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      {plan && <ProposalsBar editing={plan} />}
      {hasOffer && <AskOffer steps={steps} />}
    </Suspense>
  );
}
