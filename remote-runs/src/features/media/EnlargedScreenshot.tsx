import { useState, type ReactNode } from 'react';
import { Dialog } from 'shared/overlay';
import { MarkedImage } from 'shared/screenshots';
import { color, radius, space, styled } from 'shared/theme';
import { Stack } from 'shared/ui';
import type { Screenshot } from '../../model/moment.ts';

interface Props {
  screenshot: Screenshot | null;
  text: string;
  /** Buttons that lead to other screenshots. */
  tools: ReactNode;
  onClose: () => void;
}

/** A screenshot as large as the window allows. The timeline keys lead to others. */
export function EnlargedScreenshot({ screenshot, text, tools, onClose }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = screenshot?.url ?? null;
  return (
    <Dialog isOpen onClose={onClose} title={text} size="full">
      <Stack gap={3} align="center" data-timeline-keys>
        {tools}
        <Frame>
          {url === null || url === failedUrl ? (
            <p>{url === null ? 'No screenshot was taken here' : 'The screenshot could not be loaded.'}</p>
          ) : (
            <MarkedImage
              src={url}
              alt={text}
              box={screenshot?.box ?? null}
              onError={() => setFailedUrl(url)}
            />
          )}
        </Frame>
      </Stack>
    </Dialog>
  );
}

/** As wide as the window lets the whole screenshot be seen. */
const Frame = styled.div`
  width: min(100%, (100dvh - 200px) * 16 / 9);
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};

  > p {
    padding: ${space(10)};
    color: ${color('textMuted')};
    text-align: center;
  }
`;
