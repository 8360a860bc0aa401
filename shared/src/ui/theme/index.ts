/** The page's only instance of styled-components, and the design tokens. */
export { css, keyframes, styled } from 'styled-components';
export { applyGlobalStyle, DISCONNECTED } from './global-style.ts';
export { applyStoredTheme, THEME_PREFERENCES, useThemePreference } from './preference.ts';
export type { ThemePreference } from './preference.ts';
export {
  color,
  flexRow,
  font,
  frame,
  inlineRow,
  layer,
  lineClamp,
  media,
  oneColumn,
  radius,
  shadow,
  sideBySide,
  space,
  wrappingRow,
} from './tokens.ts';
export type { ColorName, FontSize, Layer, Radius, Shadow, Space } from './tokens.ts';
