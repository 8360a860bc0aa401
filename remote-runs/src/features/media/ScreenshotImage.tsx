import { MarkedImage } from 'shared/screenshots';
import { color, frame, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import { MediaFailure } from '../../components/MediaFailure.tsx';
import type { Screenshot } from '../../model/moment.ts';
import { useSignedUrlRefresh } from './useSignedUrlRefresh.ts';

interface ScreenshotImageProps {
  screenshot: Screenshot;
  /** The screenshot that is probably shown next: loaded in advance. */
  nextUrl: string | undefined;
  text: string;
  onEnlarge: () => void;
  /** Asks for the run again: its addresses last an hour. */
  onRefresh: () => Promise<unknown>;
}

/** A screenshot in its frame; a click enlarges it. */
export function ScreenshotImage({ screenshot, nextUrl, text, onEnlarge, onRefresh }: ScreenshotImageProps) {
  const { hasFailed, onError, onLoaded, onRetry } = useSignedUrlRefresh(screenshot.url, onRefresh);
  if (hasFailed) return <MediaFailure text="The screenshot could not be loaded." onRetry={onRetry} />;
  return (
    <Root type="button" onClick={onEnlarge}>
      <MarkedImage
        src={screenshot.url}
        alt={text}
        box={screenshot.box}
        onError={() => void onError()}
        onLoad={() => {
          onLoaded();
          if (nextUrl !== undefined) new Image().src = nextUrl;
        }}
      />
      <VisuallyHidden>Enlarge</VisuallyHidden>
    </Root>
  );
}

const Root = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  ${frame('md')}
  background: ${color('surfaceSunken')};
  cursor: zoom-in;
`;
