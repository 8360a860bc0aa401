import { useState, type ComponentProps } from 'react';
import type { Box } from 'shared/contract';
import { color, styled } from 'shared/theme';

/** Of a run without browser settings, until an image says its own size. */
const SIZE = { width: 1280, height: 720 };

interface Props extends ComponentProps<'img'> {
  src: string;
  /** The element to mark, in pixels of the screenshot. */
  box: Box | null;
}

/** A screenshot with the acted element marked, in any size. The previous one stays in view until the next has loaded. */
export function MarkedImage({ src, box, onLoad, ...image }: Props) {
  const [size, setSize] = useState(SIZE);
  const [loaded, setLoaded] = useState<{ src: string; box: Box | null } | null>(null);
  const previous = loaded !== null && loaded.src !== src ? loaded : null;
  const mark = previous ? previous.box : box;
  return (
    <Root style={{ aspectRatio: `${size.width} / ${size.height}` }} $isTall={size.height > size.width}>
      {/* By its key the element of a loaded screenshot is the same one as the previous. */}
      {previous && <Image key={previous.src} {...size} src={previous.src} alt="" decoding="sync" />}
      <Image
        key={src}
        {...size}
        // An image that is decoded later than it is painted would blink.
        decoding="sync"
        data-waiting={previous !== null || undefined}
        onLoad={(event) => {
          const { naturalWidth: width, naturalHeight: height } = event.currentTarget;
          // An image without a size, such as an SVG, tells nothing.
          if (width > 0 && height > 0) setSize({ width, height });
          setLoaded({ src, box });
          onLoad?.(event);
        }}
        {...image}
        src={src}
      />
      {mark && <Mark aria-hidden data-element-mark style={placeOf(mark, size)} />}
    </Root>
  );
}

/** Where a box of a page or screenshot is on what shows it, in any size. */
export function placeOf({ x, y, width, height }: Box, size: { width: number; height: number }) {
  const share = (length: number, of: number) => `${(length / of) * 100}%`;
  return {
    left: share(x, size.width),
    top: share(y, size.height),
    width: share(width, size.width),
    height: share(height, size.height),
  };
}

/** That of a phone would be higher than the screen at the width of its column. */
const Root = styled.span<{ $isTall: boolean }>`
  display: block;
  position: relative;
  overflow: hidden;
  max-width: ${({ $isTall }) => ($isTall ? '50vh' : 'none')};
  margin-inline: auto;
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;

  &[data-waiting] {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
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
