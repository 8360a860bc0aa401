import { useState } from 'react';
import { color, font, frame, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';

interface Props {
  url: string | null;
  /** What the screenshot shows. */
  text: string;
  /** The screenshots were removed because of their age. */
  areRemoved: boolean;
  /** Asks for both runs again: the addresses of their screenshots last an hour. */
  onRefresh: () => void;
}

/** What the page showed, in a frame of its final size from the start. */
export function SideScreenshot({ url, text, areRemoved, onRefresh }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null)
    return (
      <Frame>{areRemoved ? 'The screenshots were removed because of their age.' : 'No screenshot'}</Frame>
    );
  if (failed === url)
    return (
      <Frame role="alert">
        The screenshot could not be loaded.
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setFailed(null);
            onRefresh();
          }}
        >
          Try Again
        </Button>
      </Frame>
    );
  return (
    <Image src={url} alt={text} width={1280} height={720} loading="lazy" onError={() => setFailed(url)} />
  );
}

const Frame = styled.div`
  ${font('sm')}
  display: grid;
  gap: ${space(3)};
  place-content: center;
  justify-items: center;
  aspect-ratio: 16 / 9;
  ${frame('md')}
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  text-align: center;
`;

const Image = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: auto 16 / 9;
  max-height: 80vh;
  object-fit: contain;
  ${frame('md')}
  background: ${color('surfaceSunken')};
`;
