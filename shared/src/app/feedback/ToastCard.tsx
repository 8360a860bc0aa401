import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type MouseEvent, type RefObject } from 'react';
import { color, type ColorName, font, frame, keyframes, shadow, space, styled } from 'shared/theme';
import { Button, IconButton, TextLink } from 'shared/ui';
import type { Toast, ToastAction, ToastType } from './toasts.ts';

interface Props {
  toast: Toast;
  isPaused: boolean;
  onNavigate?: (to: string) => void;
  onDismiss: () => void;
  onFadedOut: () => void;
}

const TYPE_STYLES: Record<ToastType, { Icon: typeof Info; tone: ColorName }> = {
  success: { Icon: CircleCheck, tone: 'success' },
  error: { Icon: CircleAlert, tone: 'danger' },
  warning: { Icon: TriangleAlert, tone: 'warning' },
  info: { Icon: Info, tone: 'info' },
};

/** A single toast. */
export function ToastCard({ toast, isPaused, onNavigate, onDismiss, onFadedOut }: Props) {
  const { type, title, message, detail, to, action, autoClose, duration, show } = toast;
  const { Icon, tone } = TYPE_STYLES[type];
  const root = useRef<HTMLDivElement>(null);
  useFadeOut(root, show, onFadedOut);
  useCountdown({ duration: autoClose ? duration : null, isPaused, onEnd: onDismiss });

  const handleLink = (event: MouseEvent, address: string) => {
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isForBrowser) return;
    if (onNavigate) {
      event.preventDefault();
      onNavigate(address);
    }
    onDismiss();
  };

  return (
    <Root ref={root} role={type === 'error' ? 'alert' : 'status'} inert={!show}>
      <Mark $tone={tone} aria-hidden>
        <Icon size={18} />
      </Mark>
      <Content>
        <Body {...(to && { as: 'a', href: to, onClick: (event: MouseEvent) => handleLink(event, to) })}>
          <Title>{title}</Title>
          {message && <Message>{message}</Message>}
          {detail && <Message>{detail}</Message>}
        </Body>
        {action && <ToastActionControl action={action} onLink={handleLink} onDismiss={onDismiss} />}
      </Content>
      <IconButton size="sm" label="Dismiss notification" icon={<X />} onClick={onDismiss} />
    </Root>
  );
}

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

const fade = keyframes`
  to {
    opacity: 0;
    transform: scale(0.98);
  }
`;

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  background: ${color('surface')};
  ${frame('lg')}
  box-shadow: ${shadow('md')};
  animation: ${rise} 160ms ease-out;
  pointer-events: auto;

  &[inert] {
    animation: ${fade} 120ms ease-in forwards;
  }
`;

const Mark = styled.span<{ $tone: ColorName }>`
  flex: none;
  margin-top: 6px;
  color: ${({ $tone }) => color($tone)};
`;

const Content = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(2)};
  min-width: 0;
  padding-block: 6px;
`;

const Body = styled.div`
  display: grid;
  gap: 2px;
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  ${font('md')}
  font-weight: 600;
`;

// A long text is truncated until hover or focus, so that it covers little of the page.
const Message = styled.span`
  ${font('sm')}
  display: -webkit-box;
  overflow: hidden;
  color: ${color('textMuted')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;

  ${Root}:hover &,
  ${Root}:focus-within & {
    -webkit-line-clamp: none;
  }
`;

interface ToastActionControlProps {
  action: ToastAction;
  onLink: (event: MouseEvent, to: string) => void;
  onDismiss: () => void;
}

/** The action of a toast, a link or a button. Either closes the toast. */
function ToastActionControl({ action, onLink, onDismiss }: ToastActionControlProps) {
  if ('to' in action)
    return (
      <span>
        <TextLink href={action.to} onClick={(event) => onLink(event, action.to)}>
          {action.label}
        </TextLink>
      </span>
    );
  const handleClick = () => {
    action.onSelect();
    onDismiss();
  };
  return (
    <span>
      <Button variant="secondary" size="sm" onClick={handleClick}>
        {action.label}
      </Button>
    </span>
  );
}

interface Options {
  /** Milliseconds; null: never ends. */
  duration: number | null;
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` once after `duration`, not counting pauses. */
function useCountdown({ duration, isPaused, onEnd }: Options): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || remaining.current === null) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) remaining.current -= performance.now() - started;
    };
  }, [isPaused]);
}

/** Calls `onEnd` when the animations that start with `isShown` becoming false have ended; immediately without any. */
function useFadeOut(element: RefObject<HTMLElement | null>, isShown: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isShown) return;
    const animations = element.current?.getAnimations?.() ?? [];
    if (animations.length === 0) end();
    else void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => end());
  }, [element, isShown]);
}
