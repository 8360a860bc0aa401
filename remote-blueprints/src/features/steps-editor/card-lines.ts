import { media, styled } from 'shared/theme';

/** Where the text of a card stands: between the mark of its type and its buttons. */
export const FirstLine = styled.div`
  grid-row: 1;
  grid-column: 3;
  min-width: 0;
`;

/** What is said about the text, below it; on a phone as wide as the card. */
export const SecondLine = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 3 / -1;
  min-width: 0;

  ${media.phone} {
    grid-column: 1 / -1;
  }

  &:empty {
    display: none;
  }
`;

/** The same while the text is edited: on a phone the field has a line of its own. */
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
