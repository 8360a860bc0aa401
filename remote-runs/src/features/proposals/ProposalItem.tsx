import type { PlanProposal } from 'shared/contract';
import { showFailure, toast } from 'shared/feedback';
import { paths } from 'shared/router';
import { maskedRewording } from 'shared/step-language';
import { color, font, radius, space, styled } from 'shared/theme';
import { Button, FactList, Row } from 'shared/ui';
import { useDecideProposal } from '../../api/plan-proposals.ts';

interface Props {
  runId: number;
  proposal: PlanProposal;
}

/** One proposal: both elements, and for a renamed one the new sentence. */
export function ProposalItem({ runId, proposal }: Props) {
  const { kind, planned, found } = proposal;
  const sentence = shownSentence(proposal);
  const { mutate, isPending } = useDecideProposal(runId);
  const isConflict = kind === 'conflict';

  const decide = (decision: 'accept' | 'dismiss') =>
    mutate(
      { decision, id: proposal.id },
      {
        onSuccess: (isDone) => noticeOutcome(decision, proposal, isDone),
        onError: (error) => showFailure(error, 'Error', `Failed to ${decision} the proposal`),
      },
    );

  return (
    <Root role="group" aria-label="Proposal for the plan">
      <p>
        {isConflict
          ? 'The sentence and the plan name different elements. Accept if the sentence is right: the plan follows it. Dismiss if the plan is right, and correct the sentence.'
          : 'The run found the element under another name. Accept to save the new sentence in the test.'}
      </p>
      <FactList>
        <dt>The plan</dt>
        <dd>{planned}</dd>
        <dt>{isConflict ? 'The sentence' : 'Found'}</dt>
        <dd>{found}</dd>
        {sentence !== null && (
          <>
            <dt>New sentence</dt>
            <dd>{sentence}</dd>
          </>
        )}
      </FactList>
      <Row gap={2}>
        <Button requires="editor" size="sm" isBusy={isPending} onClick={() => decide('accept')}>
          Accept
        </Button>
        <Button
          requires="editor"
          size="sm"
          variant="secondary"
          isBusy={isPending}
          onClick={() => decide('dismiss')}
        >
          Dismiss
        </Button>
      </Row>
    </Root>
  );
}

/** Without what the step types into a password field, as in the results. */
function shownSentence({ text, sentence }: PlanProposal): string | null {
  return sentence === null ? null : maskedRewording(sentence, text);
}

function noticeOutcome(decision: 'accept' | 'dismiss', proposal: PlanProposal, isDone: boolean): void {
  const sentence = shownSentence(proposal);
  if (!isDone) showFailure(null, 'The proposal is out of date', 'The step has changed since this run.');
  else if (decision === 'dismiss')
    toast({ type: 'success', title: 'Dismissed', message: 'The test stays as it is.' });
  else
    toast({
      type: 'success',
      title: 'Accepted',
      message: sentence === null ? 'The plan follows the sentence.' : `The test now says: ${sentence}`,
      // A module leads on to its own address.
      to: paths.updateTest(proposal.test_blueprint_id),
    });
}

const Root = styled.div`
  ${font('sm')}
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};
  overflow-wrap: anywhere;
`;
