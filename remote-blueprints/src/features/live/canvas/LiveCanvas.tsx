import { useCallback, useId, useRef, useState, type DragEvent, type FocusEvent, type ReactNode } from 'react';
import type { LiveInput } from 'shared/contract';
import { color, styled } from 'shared/theme';
import { Spinner, VisuallyHidden } from 'shared/ui';
import { useCurrent } from '../../../components/useCurrent.ts';
import { useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { useIsPhone } from '../../../components/useIsPhone.ts';
import { isUsable, type LiveState } from '../../../model/live-state.ts';
import { Outlines } from './Outlines.tsx';
import { useDrawing } from './useDrawing.ts';
import { usePointer } from './usePointer.ts';
import { useQuestionFocus } from './useQuestionFocus.ts';
import { useTyping } from './useTyping.ts';

interface Props {
  live: LiveBrowser;
  /** The user tried to use the page where it cannot be used. */
  onUnusable: (reason: string) => void;
  /** The user begins to use it. */
  onUse: () => void;
  /** It has got the focus, which the function gives back to the editor; null: it has lost it. */
  onActive: (leave: (() => void) | null) => void;
  /** What lies on the live page, e.g. questions of the browser. */
  children: ReactNode;
}

const viewportOf = ({ viewport }: LiveState) => viewport;
const questionOf = (state: LiveState) => (isUsable(state) ? (state.question?.question ?? null) : null);
const highlightOf = ({ highlight }: LiveState) => highlight;

/**
 * The canvas that shows the live page, and tells it where the pointer is. A press gives it the focus, and until it loses it, wheel and keys go to
 * the page, too. They are taken by an invisible text field, because only a field gets pasted and composed text; it is what screen readers find, too.
 */
export function LiveCanvas({ live, onUnusable, onUse, onActive, children }: Props) {
  const viewport = useLiveState(live, viewportOf);
  const highlight = useLiveState(live, highlightOf);
  const canUse = useLiveState(live, isUsable);
  const isPhone = useIsPhone();
  const { canvas, hasFrame } = useDrawing(live);
  const [isActive, setIsActive] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const hintId = useId();
  const current = useCurrent({ canUse, isPhone, onUse });

  const leave = () => {
    const target = cameFrom.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus();
    else field.current?.blur();
  };
  const sendInput = useCallback(
    (input: LiveInput) => {
      if (input.kind !== 'move') current().onUse();
      live.send({ type: 'input', input });
    },
    [live, current],
  );
  useQuestionFocus(useLiveState(live, questionOf), field);
  const pointer = usePointer({
    canvas,
    viewport,
    isUsable: canUse && !isPhone,
    isActive,
    onInput: sendInput,
    onPress() {
      const state = current();
      if (!state.canUse) onUnusable('The page can only be watched now.');
      else if (state.isPhone) onUnusable('Using the page needs a wider screen. Steps can be run here.');
      else field.current?.focus({ preventScroll: true });
      return !state.isPhone && state.canUse;
    },
  });
  const typing = useTyping({ onInput: sendInput, onLeave: leave, onProblem: onUnusable });

  return (
    <Root
      $isActive={isActive}
      style={{ aspectRatio: `${viewport.width} / ${viewport.height}` }}
      // The browser would open the file instead of the editor.
      onDragOver={(event) => isFile(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        onUnusable('Files cannot be dropped on the page. Click its upload field, and choose the file.');
      }}
    >
      <Canvas ref={canvas} role="img" aria-label="The live page" {...pointer} />
      {!hasFrame && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {!isPhone && (
        <Field
          ref={field}
          aria-label="Live page"
          aria-describedby={hintId}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          readOnly={!canUse}
          {...typing}
          onFocus={({ relatedTarget }: FocusEvent) => {
            cameFrom.current = relatedTarget as Element | null;
            setIsActive(true);
            onActive(leave);
          }}
          onBlur={() => {
            setIsActive(false);
            onActive(null);
          }}
        />
      )}
      <VisuallyHidden id={hintId}>Keys go to the live page. Press Escape twice to leave it.</VisuallyHidden>
      {highlight && <Outlines highlight={highlight} viewport={viewport} />}
      {children}
    </Root>
  );
}

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** With the focus it has a ring of its own, which says where keys go. */
const Root = styled.div<{ $isActive: boolean }>`
  position: relative;
  overflow: hidden;
  background: ${color('surfaceSunken')};
  outline: ${({ $isActive }) => ($isActive ? `3px solid ${color('accent')}` : 'none')};
  outline-offset: -3px;
`;

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  height: 100%;
  touch-action: pan-y;
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
`;

/** Invisible, but at a place where a window of an input method does not hide the page. */
const Field = styled.textarea`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 1px;
  height: 1px;
  padding: 0;
  overflow: hidden;
  resize: none;
  border: 0;
  outline: none;
  opacity: 0;
`;
