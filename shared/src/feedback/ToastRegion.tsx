import { useEffect, useState, type FocusEvent } from 'react';
import { layer, media, space, styled } from 'shared/theme';
import { ToastCard } from './ToastCard.tsx';
import { dismissAllToasts, dismissToast, toasts } from './toasts.ts';

interface Props {
  /** Goes to an address of the product without loading the page; without it a toast's link loads it. */
  onNavigate?: (to: string) => void;
}

/** Where toasts appear; mounted once. All wait while the mouse or the focus is on one of them. */
export function ToastRegion({ onNavigate }: Props) {
  const shown = toasts.useValue();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isEmpty = shown.length === 0;
  // The last toast may go under the mouse or with the focus: no leaving is reported then.
  if (isEmpty && isHovered) setIsHovered(false);
  if (isEmpty && isFocused) setIsFocused(false);

  // Without a place to be shown they would wait for the next one.
  useEffect(() => dismissAllToasts, []);

  const handleBlur = (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget));

  return (
    <Root
      role="region"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      data-toast-region
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={handleBlur}
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isPaused={isHovered || isFocused}
          onNavigate={onNavigate}
          onDismiss={() => dismissToast(toast.id)}
        />
      ))}
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  right: ${space(5)};
  bottom: ${space(5)};
  z-index: ${layer('toast')};
  display: grid;
  gap: ${space(2)};
  width: min(380px, calc(100vw - 2 * ${space(5)}));
  pointer-events: none;

  ${media.phone} {
    inset: ${space(3)} ${space(3)} auto;
    width: calc(100vw - 2 * ${space(3)});
  }
`;
