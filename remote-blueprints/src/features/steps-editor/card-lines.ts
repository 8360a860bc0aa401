import { css, media, styled } from 'shared/theme';

/** The text of a card, between its type icon and its buttons. */
export const FirstLine = styled.div`
  grid-row: 1;
  grid-column: 3;
  min-width: 0;
`;

/** The place of what stands below the text; on a phone as wide as the card. */
export const belowText = css`
  grid-column: 3 / -1;
  min-width: 0;

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;

/** The interpretation below the text. */
export const SecondLine = styled.div`
  ${belowText}
  position: relative;
  grid-row: 2;

  &:empty {
    display: none;
  }
`;

/** The field while the text is edited; on a phone it has its own line. */
export const FieldLine = styled(FirstLine)`
  ${media.phone} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

export const BelowField = styled(SecondLine)`
  ${media.phone} {
    grid-row: 3;
  }
`;
