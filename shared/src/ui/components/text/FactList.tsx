import { color, space, styled } from 'shared/theme';

/** A `dl` whose names stand before their values, in two columns. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};

  & > dt {
    color: ${color('textMuted')};
  }

  & > dd {
    margin: 0;
  }
`;
