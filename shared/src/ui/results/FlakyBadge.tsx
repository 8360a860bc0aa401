import { Shuffle } from 'lucide-react';
import { useId } from 'react';
import { radius, styled } from 'shared/theme';
import { Badge, Hint } from 'shared/ui';

const MEANING = 'It passed and failed with the same version of test and site.';

/** Marks a flaky test and explains it in a tooltip. `isIcon`: without the word, for narrow places. */
export function FlakyBadge({ isIcon = false }: { isIcon?: boolean }) {
  const hintId = useId();
  return (
    <>
      <Root type="button" aria-label={isIcon ? 'Flaky' : undefined} aria-describedby={hintId}>
        <Badge tone="warning" icon={<Shuffle aria-hidden />}>
          {!isIcon && 'Flaky'}
        </Badge>
      </Root>
      <Hint id={hintId} text={isIcon ? `Flaky: ${MEANING}` : MEANING} />
    </>
  );
}

const Root = styled.button`
  display: inline-flex;
  border-radius: ${radius('full')};
  cursor: help;
`;
