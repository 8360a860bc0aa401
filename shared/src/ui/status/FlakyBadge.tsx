import { Shuffle } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'shared/theme';
import { Hint } from '../actions/Hint.tsx';
import { Badge } from './Badge.tsx';

const MEANING = 'It passed and failed without a change of the test in between.';

/**
 * Marks a test that cannot be relied upon; what that means is told while the mark is pointed at or has the focus.
 * `isIcon`: where there is no room for the word, the sign stands alone.
 */
export function FlakyBadge({ isIcon = false }: { isIcon?: boolean }) {
  const hintId = useId();
  return (
    <>
      <Root
        as="button"
        tone="warning"
        icon={<Shuffle />}
        aria-label={isIcon ? 'Flaky' : undefined}
        aria-describedby={hintId}
        $isIcon={isIcon}
      >
        {!isIcon && 'Flaky'}
      </Root>
      <Hint id={hintId} text={isIcon ? `Flaky: ${MEANING}` : MEANING} />
    </>
  );
}

const Root = styled(Badge)<{ $isIcon: boolean }>`
  border: 0;
  padding-inline: ${({ $isIcon }) => $isIcon && '5px'};
  font-family: inherit;
  cursor: help;
`;
