import { color, font, radius, shadow, space, styled } from 'shared/theme';

const GAP_PX = 6;
const VIEWPORT_MARGIN_PX = 8;

/** A tooltip in the top layer: render it with `popover="manual"` and open it with `showTooltip`. */
export const TooltipPopover = styled.span`
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

/** Opens the tooltip above its target, or below it if there is no room. */
export function showTooltip(tooltip: HTMLElement, target: Element): void {
  tooltip.showPopover?.();
  const { left, top, bottom, width: targetWidth } = target.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const centred = left + (targetWidth - width) / 2;
  const above = top - height - GAP_PX;
  tooltip.style.left = `${Math.max(VIEWPORT_MARGIN_PX, Math.min(centred, innerWidth - width - VIEWPORT_MARGIN_PX))}px`;
  tooltip.style.top = `${above < VIEWPORT_MARGIN_PX ? bottom + GAP_PX : above}px`;
}
