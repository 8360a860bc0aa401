import { color, css, flexRow, font, media, radius, space } from 'shared/theme';

/** The style of a menu item or option. */
export const menuLineStyle = css`
  ${font('md')}
  ${flexRow(2)}
  min-height: 34px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('sm')};
  color: ${color('text')};
  text-decoration: none;
  cursor: pointer;
  user-select: none;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color('textMuted')};
  }

  &[data-highlighted] {
    background: ${color('hover')};
    outline: none;
  }

  &[aria-disabled='true'] {
    color: ${color('textMuted')};
    cursor: not-allowed;
  }

  ${media.phone} {
    min-height: 42px;
  }
`;
