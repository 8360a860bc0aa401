import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { layer, media, space, styled } from 'shared/theme';
import { ToastCard } from './ToastCard.tsx';
import { dismissAllToasts, dismissToast, removeToast, toasts } from './toasts.ts';
import { TOAST_KEY, useToastFocus } from './useToastFocus.ts';

interface Props {
  /** Goes to an address of the product without loading the page; without it a toast's link loads it. */
  onNavigate?: (to: string) => void;
}

/**
 * Where toasts appear; mounted once. All wait while the mouse or the focus is on one of them. F8 leads to the newest,
 * Escape dismisses the one with the focus.
 */
export function ToastRegion({ onNavigate }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const shown = toasts.useValue();
  const newest = shown.at(-1)?.id;
  const { rememberOrigin, passFocusOn } = useToastFocus(root);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isEmpty = !shown.some(({ show }) => show);
  // The last toast may go under the mouse or with the focus: no leaving is reported then.
  if (isEmpty && isHovered) setIsHovered(false);
  if (isEmpty && isFocused) setIsFocused(false);

  // Without a place to be shown they would wait for the next one.
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
    passFocusOn(shown.findIndex((toast) => toast.id === id));
    dismissToast(id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = [...(root.current?.children ?? [])].findIndex((card) =>
      card.contains(event.target as Node),
    );
    const focused = shown[index];
    if (event.key !== 'Escape' || !focused) return;
    // It is meant for nothing else on the page.
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
          onGone={() => removeToast(toast.id)}
        />
      ))}
    </Root>
  );
}

// The padding leaves room for the shadows inside what scrolls when there is too much for the window.
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
