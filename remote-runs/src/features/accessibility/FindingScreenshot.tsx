import { useState } from 'react';
import { Dialog } from 'shared/overlay';
import { MarkedImage } from 'shared/screenshots';
import { color, radius, space, styled } from 'shared/theme';
import type { FoundElement } from './FindingItem.tsx';

interface Props {
  /** Of the step's screenshot. */
  url: string;
  element: FoundElement;
  onClose: () => void;
}

/** The screenshot of a step with the element of a finding marked. */
export function FindingScreenshot({ url, element, onClose }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={element.description} size="full">
      <Frame>
        {hasFailed ? (
          <p>The screenshot could not be loaded.</p>
        ) : (
          <MarkedImage
            src={url}
            alt={element.description}
            box={element.box}
            onError={() => setHasFailed(true)}
          />
        )}
      </Frame>
    </Dialog>
  );
}

/** As wide as the window lets the whole screenshot be seen. */
const Frame = styled.div`
  width: min(100%, (100dvh - 160px) * 16 / 9);
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};

  > p {
    padding: ${space(10)};
    color: ${color('textMuted')};
    text-align: center;
  }
`;
