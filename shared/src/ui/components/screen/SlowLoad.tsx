import { useContext, useEffect, useState } from 'react';
import { SLOW_LOAD_MS } from 'shared/constants';
import { color, font, space, styled } from 'shared/theme';
import { Button } from '../actions/Button.tsx';
import { HangingLoadsContext } from './hanging-loads-context.ts';

/** Offers to ask again once an answer has been awaited for long. */
export function SlowLoad({ onRetry }: { onRetry: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  const beginAgain = useContext(HangingLoadsContext);
  useEffect(() => {
    const timer = isSlow ? undefined : setTimeout(() => setIsSlow(true), SLOW_LOAD_MS);
    return () => clearTimeout(timer);
  }, [isSlow]);
  if (!isSlow) return null;
  const handleRetry = () => {
    setIsSlow(false);
    beginAgain();
    onRetry();
  };
  return (
    <Root role="status">
      This is taking longer than usual.
      <Button requires="viewer" variant="secondary" size="sm" onClick={handleRetry}>
        Try Again
      </Button>
    </Root>
  );
}

const Root = styled.div`
  ${font('md')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  justify-content: center;
  padding-block: ${space(3)};
  color: ${color('textMuted')};
`;
