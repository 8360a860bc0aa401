import type { PlanProposal } from 'shared/contract';
import { maskedRewording, maskedText } from 'shared/step-language';
import { font, space, styled } from 'shared/theme';
import { FactList } from 'shared/ui';
import { ChangedLines } from '../../../components/diff/ChangedLines.tsx';

/** What a proposal is about: both elements, and for a renamed one the sentence before and after. */
export function ProposalView({ proposal }: { proposal: PlanProposal }) {
  const { kind, text, sentence, planned, found } = proposal;
  const isConflict = kind === 'conflict';
  return (
    <Root>
      <p>
        {isConflict
          ? 'The sentence and the plan name different elements, so the step failed. Accept if the sentence is right: the plan follows it. Dismiss if the plan is right, and correct the sentence.'
          : 'A run found the element under another name, and passed.'}
      </p>
      <FactList>
        <dt>The plan</dt>
        <dd>{planned}</dd>
        <dt>{isConflict ? 'The sentence' : 'Found now'}</dt>
        <dd>{found}</dd>
      </FactList>
      {sentence !== null && (
        <ChangedLines before={maskedText(text)} after={maskedRewording(sentence, text)} />
      )}
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`;
