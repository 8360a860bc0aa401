import type { UnclearStep } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import { color, font, space, styled } from 'shared/theme';
import { TextLink } from 'shared/ui';
import { nameOf, updatePath } from '../../model/listed.ts';

/** One unclear step: where it is, what it says, what is wrong with it and what could stand there instead. */
export function UnclearStepItem({ step }: { step: UnclearStep }) {
  const { test_blueprint_id: id, type, step_number: number, action, problem, suggestions } = step;
  const [suggestion] = suggestions;
  return (
    <Root>
      <TextLink to={updatePath({ id, type }, number)}>
        {nameOf(step)}, step {number}
      </TextLink>
      <Action>{maskedText(action)}</Action>
      {problem && <Detail>{problem}</Detail>}
      {suggestion && <Detail>Suggested: {suggestion.map(maskedText).join(' · ')}</Detail>}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  padding: ${space(3)} 0;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color('border')};
  }
`;

const Action = styled.div`
  white-space: pre-wrap;
`;

const Detail = styled.div`
  ${font('sm')}
  color: ${color('textMuted')};
`;
