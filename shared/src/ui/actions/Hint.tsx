import { useEffect, useRef } from 'react';
import { showTooltip, TooltipPopover } from './TooltipPopover.tsx';

/** A tooltip of the preceding element, shown on hover and focus. Unlike `Tooltip` it needs no library, so the first load has it. */
export function Hint({ id, text }: { id: string; text: string }) {
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const tooltip = ref.current;
    const target = tooltip?.previousElementSibling;
    if (!tooltip || !target) return;
    const show = () => showTooltip(tooltip, target);
    const hide = () => tooltip.hidePopover?.();
    const listeners = { pointerenter: show, focus: show, pointerleave: hide, blur: hide };
    for (const [event, listener] of Object.entries(listeners)) target.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(listeners)) target.removeEventListener(event, listener);
    };
  }, []);

  return (
    <TooltipPopover ref={ref} id={id} role="tooltip" popover="manual">
      {text}
    </TooltipPopover>
  );
}
