import { useState } from 'react';
import { color, radius, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import { screenshotText, type Screenshot } from '../../model/screenshot.ts';
import { MediaFailure } from './MediaFailure.tsx';

interface PictureProps {
  screenshot: Screenshot;
  onEnlarge: () => void;
  /** Asks for the run again: its addresses last an hour. */
  onRefresh: () => void;
}

/** A screenshot in its frame; a click enlarges it. Key it by its address: another one loads anew. */
export function Picture({ screenshot, onEnlarge, onRefresh }: PictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    const handleRetry = () => {
      setHasFailed(false);
      onRefresh();
    };
    return <MediaFailure text="The screenshot could not be loaded." onRetry={handleRetry} />;
  }
  return (
    <Root type="button" onClick={onEnlarge}>
      <Image
        src={screenshot.url}
        alt={screenshotText(screenshot)}
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        onError={() => setHasFailed(true)}
      />
      <VisuallyHidden>Enlarge</VisuallyHidden>
    </Root>
  );
}

const Root = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
  cursor: zoom-in;
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
