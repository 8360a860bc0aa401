import { color, frame, media, space, styled } from 'shared/theme';

/** The surface of a guide. `$placeholderHeight`: in pixels, on a phone, while it is empty. */
export const GuideSurface = styled.section<{ $placeholderHeight?: number }>`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)} ${space(5)} ${space(5)};
  background: ${color('surface')};
  ${frame('lg')}

  &:empty {
    min-height: 204px;
  }

  ${media.phone} {
    padding: ${space(4)};

    &:empty {
      min-height: ${({ $placeholderHeight = 0 }) => $placeholderHeight}px;
    }
  }
`;
