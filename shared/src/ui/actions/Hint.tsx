import { useEffect, useRef } from 'react';
import { Bubble, showBeside } from './Bubble.tsx';

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
