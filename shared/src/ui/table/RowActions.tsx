import { media, space, styled } from 'shared/theme';

/** The buttons of a row, above the link that covers the row. */
export const RowActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  position: relative;
  z-index: 1;
  width: fit-content;
  margin-left: auto;

  ${media.phone} {
    margin-left: -${space(2)};
  }
`;
