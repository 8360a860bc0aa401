import { media, space, styled } from 'shared/theme';

/**
 * The fields above the steps, next to each other. Each has room for a line of error below it, which takes the place of
 * the gap to what follows: an error moves neither its neighbours nor the steps.
 */
export const FieldRow = styled.div`
  display: grid;
  gap: 0 ${space(4)};
  align-items: start;
  margin-bottom: -${space(4)};

  & > * {
    align-content: start;
    min-height: 90px;
  }

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));

    & > * {
      min-height: 86px;
    }
  }
`;
