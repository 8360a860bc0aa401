import type { ComponentProps } from 'react';
import type { Box } from 'shared/contract';
import { color, styled } from 'shared/theme';

const WIDTH = 1280;
const HEIGHT = 720;

interface Props extends ComponentProps<'img'> {
  /** The element to mark, in a screenshot of 1280×720. */
  box: Box | null;
}

/** A screenshot with the acted element marked, in any size. */
export function MarkedImage({ box, ...image }: Props) {
  return (
    <Root>
      <Image width={WIDTH} height={HEIGHT} decoding="async" {...image} />
      {box && <Mark aria-hidden data-element-mark style={placeOf(box)} />}
    </Root>
  );
}

function placeOf({ x, y, width, height }: Box) {
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  return {
    left: share(x, WIDTH),
    top: share(y, HEIGHT),
    width: share(width, WIDTH),
    height: share(height, HEIGHT),
  };
}

const Root = styled.span`
  display: block;
  position: relative;
  overflow: hidden;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

/** Two rings, so that one contrasts with any page below. */
const Mark = styled.span`
  position: absolute;
  border-radius: 3px;
  outline: 2px solid ${color('accent')};
  outline-offset: 2px;
  box-shadow:
    0 0 0 2px rgb(255 255 255),
    0 0 0 6px rgb(255 255 255 / 70%);
  pointer-events: none;
`;
