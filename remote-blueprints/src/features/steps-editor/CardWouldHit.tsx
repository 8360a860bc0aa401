import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { lazyPart } from 'shared/remote';
import { media, styled } from 'shared/theme';
import { stepTargets } from '../../components/focus-step.ts';

const WouldHit = lazyPart(async () => (await import('./WouldHit.tsx')).WouldHit);

interface Props extends Pick<ComponentProps<typeof WouldHit>, 'stepId' | 'text' | 'onAccept'> {
  /** The card says more than this. */
  isHidden: boolean;
}

/**
 * What the step of a card would hit: while the card has the focus, and after that only what is not one element. A card that never had the
 * focus asks for no page. The focus renders this, not the card.
 */
export function CardWouldHit({ isHidden, ...step }: Props) {
  const { stepId } = step;
  const [attention, setAttention] = useState<'never' | 'now' | 'before'>('never');
  useEffect(() => {
    const card = stepTargets.find(stepId);
    if (!card) return;
    const handleFocusIn = () => setAttention('now');
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!card.contains(relatedTarget as Node | null)) setAttention('before');
    };
    card.addEventListener('focusin', handleFocusIn);
    card.addEventListener('focusout', handleFocusOut);
    return () => {
      card.removeEventListener('focusin', handleFocusIn);
      card.removeEventListener('focusout', handleFocusOut);
    };
  }, [stepId]);
  if (isHidden || attention === 'never') return null;
  return (
    <Root>
      <Suspense>
        <WouldHit {...step} isBrief={attention === 'before'} />
      </Suspense>
    </Root>
  );
}

const Root = styled.div`
  grid-column: 3 / -1;
  min-width: 0;

  ${media.phone} {
    grid-column: 1 / -1;
  }

  &:empty,
  &:has(> :empty:only-child) {
    display: none;
  }
`;
