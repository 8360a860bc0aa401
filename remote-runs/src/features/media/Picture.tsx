import { color, radius, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';
import type { Picture as PictureData } from '../../model/moment.ts';
import { MarkedImage } from './MarkedImage.tsx';
import { MediaFailure } from './MediaFailure.tsx';
import { useRenewal } from './useRenewal.ts';

interface PictureProps {
  picture: PictureData;
  text: string;
  onEnlarge: () => void;
  /** Asks for the run again: its addresses last an hour. */
  onRefresh: () => Promise<unknown>;
}

/** A screenshot in its frame; a click enlarges it. */
export function Picture({ picture, text, onEnlarge, onRefresh }: PictureProps) {
  const { hasFailed, onError, onLoaded, onRetry } = useRenewal(picture.url, onRefresh);
  if (hasFailed) return <MediaFailure text="The screenshot could not be loaded." onRetry={onRetry} />;
  return (
    <Root type="button" onClick={onEnlarge}>
      <MarkedImage
        key={picture.url}
        src={picture.url}
        alt={text}
        box={picture.box}
        onError={() => void onError()}
        onLoad={onLoaded}
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
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
  cursor: zoom-in;
`;
