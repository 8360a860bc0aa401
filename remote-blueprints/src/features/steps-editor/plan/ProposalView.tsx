import type { PlanProposal } from 'shared/contract';
import { maskedRewording, maskedText } from 'shared/step-language';
import { color, font, space, styled } from 'shared/theme';
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
      <Elements>
        <dt>The plan</dt>
        <dd>{planned}</dd>
        <dt>{isConflict ? 'The sentence' : 'Found now'}</dt>
        <dd>{found}</dd>
      </Elements>
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

const Elements = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  margin: 0;

  & > dt {
    color: ${color('textMuted')};
  }

  & > dd {
    margin: 0;
  }
`;
