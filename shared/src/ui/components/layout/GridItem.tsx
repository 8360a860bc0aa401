import { space, styled } from 'shared/theme';

/** Keeps the card's shadow visible: `content-visibility` clips what overflows. */
const SHADOW = space(1);

/** A card's cell in a long grid; cells outside the viewport are not laid out. */
export const GridItem = styled.li`
  min-width: 0;
  margin: -${SHADOW};
  padding: ${SHADOW};
  content-visibility: auto;
  contain-intrinsic-size: auto 204px;

  &[hidden] {
    display: none;
  }
`;
