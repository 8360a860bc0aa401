import { radius, styled } from 'shared/theme';
import { encode } from 'uqr';

/** Modules around the code, so that cameras find its edge. */
const QUIET_ZONE = 4;

/** The text as a QR code. Dark on light in both themes: not every camera reads an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} />
    </Root>
  );
}

const Root = styled.svg`
  display: block;
  width: min(100%, 220px);
  margin-inline: auto;
  border-radius: ${radius('md')};
  color-scheme: light;
  background: canvas;
  fill: canvastext;
`;
