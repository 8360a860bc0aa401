import { useState } from 'react';
import { color, radius, styled } from 'shared/theme';
import { MediaFailure } from './MediaFailure.tsx';
import { Placeholder } from './Placeholder.tsx';

interface RecordingProps {
  url: string | null;
  /** Asks for the run again: its addresses last an hour. */
  onRefresh: () => void;
}

/** The video of a test run. Key it by its address: another one is another video. */
export function Recording({ url, onRefresh }: RecordingProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (url === null) return <Placeholder>No video recording available</Placeholder>;
  if (hasFailed) {
    const handleRetry = () => {
      setHasFailed(false);
      onRefresh();
    };
    return <MediaFailure text="The recording could not be loaded." onRetry={handleRetry} />;
  }
  return (
    <Video
      src={url}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label="Recording of the test run"
      onError={() => setHasFailed(true)}
    />
  );
}

const Video = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
`;
