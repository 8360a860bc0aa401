import { useEffect, useState, type ComponentProps } from 'react';
import { lazyPart } from 'shared/remote';
import { styled } from 'shared/theme';
import { stepTargets } from '../../components/focus-step.ts';
import { HitLine } from './HitLine.tsx';
import { belowText } from './card-lines.ts';

const WouldHit = lazyPart(async () => (await import('./WouldHit.tsx')).WouldHit);

interface Props extends Pick<ComponentProps<typeof WouldHit>, 'stepId' | 'text' | 'hit' | 'onAccept'> {
  /** The card says more than this. */
  isHidden: boolean;
}

/** What the step of a card would hit. A card that has had the focus asks for its page, for a text that is not stored and for names to use instead. The focus renders this, not the card. */
export function CardWouldHit({ hit, isHidden, ...step }: Props) {
  const { stepId } = step;
  // The card is there before this code.
  const [hadFocus, setHadFocus] = useState(
    () => stepTargets.find(stepId)?.contains(document.activeElement) ?? false,
  );
  useEffect(() => {
    const card = stepTargets.find(stepId);
    const handleFocusIn = () => setHadFocus(true);
    card?.addEventListener('focusin', handleFocusIn);
    return () => card?.removeEventListener('focusin', handleFocusIn);
  }, [stepId]);
  if (isHidden) return null;
  return (
    <Root>
      {hadFocus ? <WouldHit {...step} hit={hit} fallback={<HitLine hit={hit} />} /> : <HitLine hit={hit} />}
    </Root>
  );
}

const Root = styled.div`
  ${belowText}

  &:has(> :empty:only-child) {
    display: none;
  }
`;
