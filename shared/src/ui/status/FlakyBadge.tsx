import { Shuffle } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'shared/theme';
import { Hint } from '../actions/Hint.tsx';
import { Badge } from './Badge.tsx';

/** Marks a test that cannot be relied upon; what that means is told while the mark is pointed at or has the focus. */
export function FlakyBadge() {
  const hintId = useId();
  return (
    <>
      <Root as="button" tone="warning" icon={<Shuffle />} aria-describedby={hintId}>
        Flaky
      </Root>
      <Hint id={hintId} text="It passed and failed without a change of the test in between." />
    </>
  );
}

const Root = styled(Badge)`
  border: 0;
  font-family: inherit;
  cursor: help;
`;
