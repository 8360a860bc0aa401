import type { ReactNode } from 'react';
import { color, font, frame, oneColumn, styled } from 'shared/theme';

interface Props {
  url: string;
  /** What it shows, such as `This run`. */
  text: string;
  /** Whether the text stands above it. Default: true. */
  hasCaption?: boolean;
  onError: () => void;
  /** Drawn onto it. */
  children?: ReactNode;
}

/** A screenshot to be compared with another one, as wide as its place. */
export function ScreenshotFigure({ url, text, hasCaption = true, onError, children }: Props) {
  return (
    <Root>
      {hasCaption && <figcaption>{text}</figcaption>}
      <Frame>
        {/* Decoded before it is drawn: two of them change places without a flash between. */}
        <Image src={url} alt={text} decoding="sync" draggable={false} onError={onError} />
        {children}
      </Frame>
    </Root>
  );
}

const Root = styled.figure`
  ${font('xs')}
  ${oneColumn(1)}
  color: ${color('textMuted')};
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  ${frame('sm')}
  background: ${color('surfaceSunken')};
`;

const Image = styled.img`
  width: 100%;
  height: auto;
`;
