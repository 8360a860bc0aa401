import { css, media, space } from 'shared/theme';

/** Two runs next to each other; on a phone one below the other. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
