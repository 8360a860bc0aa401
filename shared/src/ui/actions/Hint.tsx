import { useEffect, useRef } from 'react';
import { color, font, radius, shadow, space, styled } from 'shared/theme';

const GAP = 6;
const MARGIN = 8;

/** Words about the element before it, shown above everything while that one is pointed at or has the focus. */
export function Hint({ id, text }: { id: string; text: string }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const bubble = ref.current;
    const target = bubble?.previousElementSibling;
    if (!bubble || !target) return;
    const show = () => showBeside(bubble, target);
    const hide = () => bubble.hidePopover?.();
    const reactions = { pointerenter: show, focus: show, pointerleave: hide, blur: hide };
    for (const [event, react] of Object.entries(reactions)) target.addEventListener(event, react);
    return () => {
      for (const [event, react] of Object.entries(reactions)) target.removeEventListener(event, react);
    };
  }, []);

  return (
    <Bubble ref={ref} id={id} role="tooltip" popover="manual">
      {text}
    </Bubble>
  );
}

function showBeside(bubble: HTMLElement, target: Element) {
  bubble.showPopover?.();
  const { left, top, bottom, width: targetWidth } = target.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const centred = left + (targetWidth - width) / 2;
  const above = top - height - GAP;
  bubble.style.left = `${Math.max(MARGIN, Math.min(centred, innerWidth - width - MARGIN))}px`;
  bubble.style.top = `${above < MARGIN ? bottom + GAP : above}px`;
}

const Bubble = styled.span`
  ${font('sm')}
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: 260px;
  margin: 0;
  padding: ${space(1)} ${space(2)};
  border: 0;
  border-radius: ${radius('sm')};
  background: ${color('text')};
  color: ${color('surface')};
  box-shadow: ${shadow('md')};
  font-weight: 400;
  text-align: left;
  text-wrap: pretty;
  white-space: normal;
  pointer-events: none;
`;
