/**
 * Inter, served by the page's own origin. Until it has loaded, Arial with Inter's metrics avoids a layout shift. Latin only;
 * other scripts use system fonts.
 */
const FILE = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).href;

export const fontFaces = `
  @font-face {
    font-family: 'Inter Variable';
    font-style: normal;
    font-weight: 100 900;
    font-display: swap;
    src: url('${FILE}') format('woff2');
  }

  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
`;

export const FONT_FAMILY =
  "'Inter Variable', 'Inter Fallback', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
