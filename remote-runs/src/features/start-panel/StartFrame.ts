import { color, media, radius, space, styled } from 'shared/theme';

/** The surface of the start panel. */
export const StartFrame = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)} ${space(5)};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};

  /* As high as the panel, which is being loaded. */
  &:empty {
    min-height: 204px;
  }

  ${media.phone} {
    padding: ${space(4)};

    &:empty {
      min-height: 420px;
    }
  }
`;
