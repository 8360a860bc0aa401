import { showTooltip, TooltipPopover } from './TooltipPopover.tsx';

/** A tooltip of the preceding element, shown on hover and while it or something in it has the focus. Unlike `Tooltip` it needs no library, so the first load has it. */
export function Hint({ id, text }: { id: string; text: string }) {
  return (
    <TooltipPopover ref={attach} id={id} role="tooltip" popover="manual">
      {text}
    </TooltipPopover>
  );
}

function attach(tooltip: HTMLElement) {
  const target = tooltip.previousElementSibling;
  if (!target) return;
  const show = () => showTooltip(tooltip, target);
  const hide = () => tooltip.hidePopover?.();
  const listeners = { pointerenter: show, focusin: show, pointerleave: hide, focusout: hide };
  for (const [event, listener] of Object.entries(listeners)) target.addEventListener(event, listener);
  return () => {
    for (const [event, listener] of Object.entries(listeners)) target.removeEventListener(event, listener);
  };
}
