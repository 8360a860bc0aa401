import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { layer, media, space, styled } from 'shared/theme';
import { ToastCard } from './ToastCard.tsx';
import { dismissAllToasts, dismissToast, removeToast, toasts } from './toasts.ts';
import { TOAST_KEY, useToastFocus } from './useToastFocus.ts';

interface Props {
  /** Client-side navigation; without it a toast's link loads the page. */
  onNavigate?: (to: string) => void;
}

/**
 * Renders the toasts; mounted once. Hover and focus pause all countdowns. F8 focuses the newest toast, Escape dismisses the
 * focused one.
 */
export function ToastRegion({ onNavigate }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const shown = toasts.useValue();
  const newest = shown.at(-1)?.id;
  const { rememberOrigin, moveFocusOn } = useToastFocus(root);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isEmpty = !shown.some(({ show }) => show);
  // If the last toast closes under the mouse or with the focus, no leave or blur event fires.
  if (isEmpty && isHovered) setIsHovered(false);
  if (isEmpty && isFocused) setIsFocused(false);

  // Otherwise they would appear in the next region.
  useEffect(() => dismissAllToasts, []);

  useEffect(() => {
    if (root.current) root.current.scrollTop = root.current.scrollHeight;
  }, [newest]);

  const handleFocus = (event: FocusEvent) => {
    rememberOrigin(event);
    setIsFocused(true);
  };
  const handleBlur = (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget));
  const dismiss = (id: number) => {
    moveFocusOn(shown.findIndex((toast) => toast.id === id));
    dismissToast(id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = [...(root.current?.children ?? [])].findIndex((card) =>
      card.contains(event.target as Node),
    );
    const focused = shown[index];
    if (event.key !== 'Escape' || !focused) return;
    // Nothing else on the page must handle this key press.
    event.preventDefault();
    dismiss(focused.id);
  };

  return (
    <Root
      ref={root}
      role="region"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      aria-keyshortcuts={TOAST_KEY}
      data-toast-region
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          isPaused={isHovered || isFocused}
          onNavigate={onNavigate}
          onDismiss={() => dismiss(toast.id)}
          onFadedOut={() => removeToast(toast.id)}
        />
      ))}
    </Root>
  );
}

// The padding keeps the shadows visible inside the scroll container.
const Root = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  z-index: ${layer('toast')};
  display: grid;
  gap: ${space(2)};
  width: min(420px, 100vw);
  max-height: 100dvh;
  padding: ${space(5)};
  overflow-y: auto;
  pointer-events: none;

  ${media.phone} {
    inset: 0 0 auto;
    width: auto;
    padding: ${space(3)} ${space(3)} ${space(6)};
  }
`;
