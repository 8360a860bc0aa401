import { useLayoutEffect, useRef } from 'react';
import { showTooltip, TooltipPopover } from 'shared/ui';

/** Shows the accessible name of a bar as a tooltip. */
export function ResultHint({ target }: { target: HTMLElement }) {
  const tooltip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (tooltip.current) showTooltip(tooltip.current, target);
  }, [target]);
  return (
    <TooltipPopover ref={tooltip} popover="manual" aria-hidden>
      {target.getAttribute('aria-label')}
    </TooltipPopover>
  );
}
