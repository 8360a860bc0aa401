import { media, space, styled } from 'shared/theme';

/**
 * The fields above the steps, next to each other. Each has room for a line of error below it, which takes most of the gap
 * to what follows: an error moves neither its neighbours nor the steps.
 */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  align-items: start;
  margin-bottom: -${space(3)};

  & > * {
    align-content: start;
    min-height: 90px;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > * {
      min-height: 86px;
    }
  }
`;
