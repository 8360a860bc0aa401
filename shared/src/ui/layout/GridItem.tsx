import { space, styled } from 'shared/theme';

/** Room for the card's shadow, which would be cut off with what is out of view. */
const SHADOW = space(1);

/** A card's place in a long grid: what is far from the window is not laid out. */
export const GridItem = styled.li`
  min-width: 0;
  margin: -${SHADOW};
  padding: ${SHADOW};
  content-visibility: auto;
  contain-intrinsic-size: auto 170px;

  &[hidden] {
    display: none;
  }
`;
