import { color, radius, styled } from 'shared/theme';
import { useMissingRole } from 'shared/ui';

/** Selector of a card's drag handles. */
export const DRAG_EDGE = '[data-drag-edge]';

/** The drag handle along a card's top or bottom edge. */
export function DragEdge({ side }: { side: 'top' | 'bottom' }) {
  if (useMissingRole('editor') !== undefined) return null;
  return <Root $side={side} data-drag-edge={side} aria-hidden title="Drag to reorder" />;
}

const Root = styled.span<{ $side: 'top' | 'bottom' }>`
  position: absolute;
  right: 0;
  left: 0;
  ${({ $side }) => $side}: -1px;
  height: 10px;
  touch-action: none;
  cursor: grab;

  &::after {
    position: absolute;
    ${({ $side }) => $side}: 3px;
    left: 50%;
    width: 28px;
    height: 3px;
    margin-left: -14px;
    background: ${color('borderStrong')};
    border-radius: ${radius('full')};
    visibility: hidden;
    content: '';
  }

  li:hover > &::after {
    visibility: visible;
  }

  /* A finger does not hover. */
  @media (hover: none) {
    &::after {
      visibility: visible;
    }
  }

  &:active {
    cursor: grabbing;
  }
`;
