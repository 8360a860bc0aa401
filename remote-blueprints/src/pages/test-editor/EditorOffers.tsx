import { Suspense } from 'react';
import { useQuery } from 'shared/query';
import { suspendingPart } from 'shared/remote';
import { ErrorBox } from 'shared/ui';
import { planQuery } from '../../api/plans.ts';
import { offeredAtom } from '../../state/ask-model.ts';
import { useEditor, useEditorValue } from '../../state/editor.ts';

const AskOffer = suspendingPart(async () => (await import('../../features/ask-model/AskOffer.tsx')).AskOffer);
const ProposalsBar = suspendingPart(
  async () => (await import('../../features/steps-editor/plan/ProposalsBar.tsx')).ProposalsBar,
);

/** What is offered above the steps: to decide about proposals of the plan, and to ask the model about pasted prose. */
export function EditorOffers() {
  const { data: plan, isError, isRefetching, refetch } = useQuery(planQuery(useEditor().blueprintId));
  const hasOffer = useEditorValue(offeredAtom).length > 0;
  return (
    <Suspense>
      {!plan && isError && (
        <ErrorBox
          text="What earlier runs know of these steps could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      {plan && <ProposalsBar proposals={plan.proposals} />}
      {hasOffer && <AskOffer />}
    </Suspense>
  );
}
