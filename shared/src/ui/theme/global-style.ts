import { FONT_FAMILY, fontFaces } from './font-face.ts';
import { darkColors, lightColors } from './palette.ts';
import { color, cssName, font, radius } from './tokens.ts';

/** An attribute of the document while the server cannot be reached. */
export const DISCONNECTED = 'data-disconnected';

const SHADOWS = {
  light: {
    sm: '0 1px 2px rgb(20 26 40 / 6%)',
    md: '0 1px 2px rgb(20 26 40 / 6%), 0 6px 16px -4px rgb(20 26 40 / 12%)',
    lg: '0 2px 6px rgb(20 26 40 / 8%), 0 24px 48px -12px rgb(20 26 40 / 24%)',
  },
  dark: {
    sm: '0 1px 2px rgb(0 0 0 / 40%)',
    md: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 20px -4px rgb(0 0 0 / 55%)',
    lg: '0 2px 6px rgb(0 0 0 / 45%), 0 24px 56px -12px rgb(0 0 0 / 75%)',
  },
};

function variables(colors: Record<string, string>, shadows: Record<string, string>): string {
  return [
    ...Object.entries(colors).map(([name, value]) => `--color-${cssName(name)}: ${value};`),
    ...Object.entries(shadows).map(([name, value]) => `--shadow-${name}: ${value};`),
  ].join('\n');
}

const LIGHT = `
  color-scheme: light;
  ${variables(lightColors, SHADOWS.light)}
`;

const DARK = `
  color-scheme: dark;
  ${variables(darkColors, SHADOWS.dark)}
`;

const GLOBAL_STYLE = `
  ${fontFaces}

  :root {
    ${LIGHT}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${DARK}
    }
  }

  :root[data-theme='dark'] {
    ${DARK}
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    text-size-adjust: 100%;
    background: ${color('background')};
    scrollbar-color: ${color('borderStrong')} transparent;
  }

  body {
    margin: 0;
    background: ${color('background')};
    color: ${color('text')};
    font-family: ${FONT_FAMILY};
    ${font('md')}
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  dl,
  dd,
  figure {
    margin: 0;
  }

  button,
  input,
  select,
  textarea {
    margin: 0;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }

  :focus-visible {
    outline: 2px solid ${color('accent')};
    outline-offset: 2px;
    border-radius: ${radius('sm')};
  }

  ::selection {
    background: ${color('accentSoft')};
    color: ${color('accentText')};
  }

  /* What goes on for ever says that something is going on. */
  :root[${DISCONNECTED}] *,
  :root[${DISCONNECTED}] *::before,
  :root[${DISCONNECTED}] *::after {
    /* stylelint-disable-next-line declaration-no-important -- as below */
    animation-iteration-count: 1 !important;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      /* stylelint-disable declaration-no-important -- one rule for every part, whatever its own style says */
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
      /* stylelint-enable declaration-no-important */
    }
  }
`;

const ID = 'steplight-global-style';

/**
 * Adds both themes as CSS variables, a small reset and the focus ring to the page; call it before the first render, so that
 * the styles of components come later and win. A style element of its own: components insert rules into theirs while the
 * page is in use, and a sheet with font faces would lay out every text again each time.
 */
export function applyGlobalStyle(): void {
  const previous = document.getElementById(ID);
  const style = document.createElement('style');
  style.id = ID;
  style.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  style.textContent = GLOBAL_STYLE;
  if (previous) previous.replaceWith(style);
  else document.head.append(style);
}
