import { color, font, radius, shadow, space, styled } from 'shared/theme';

const GAP = 6;
const MARGIN = 8;

/** The look of a few words above everything; give it `popover="manual"`, and show it by `showBeside`. */
export const Bubble = styled.span`
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

/** Shows a bubble above an element, or below it where there is no room. */
export function showBeside(bubble: HTMLElement, target: Element): void {
  bubble.showPopover?.();
  const { left, top, bottom, width: targetWidth } = target.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const centred = left + (targetWidth - width) / 2;
  const above = top - height - GAP;
  bubble.style.left = `${Math.max(MARGIN, Math.min(centred, innerWidth - width - MARGIN))}px`;
  bubble.style.top = `${above < MARGIN ? bottom + GAP : above}px`;
}
