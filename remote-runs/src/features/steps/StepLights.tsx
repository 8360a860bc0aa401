import type { StepResult } from 'shared/contract';
import { color, styled } from 'shared/theme';

/** A light for each step of a run: how far it came and where it broke, at one look. The figures say the same in words. */
export function StepLights({ steps }: { steps: StepResult[] }) {
  return (
    <Root aria-hidden>
      {steps.map(({ step_number, is_successful }) => (
        <Light key={step_number} $isSuccessful={is_successful} />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: 2px;
  height: 6px;
`;

const Light = styled.span<{ $isSuccessful: boolean | null }>`
  flex: 1;
  border-radius: 3px;
  background: ${({ $isSuccessful }) =>
    color($isSuccessful === null ? 'border' : $isSuccessful ? 'success' : 'danger')};
`;
