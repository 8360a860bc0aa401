import type { ReactNode } from 'react';
import { Dialog } from 'shared/overlay';
import { color, radius, space, styled } from 'shared/theme';
import type { Picture } from '../../model/moment.ts';
import { MarkedImage } from './MarkedImage.tsx';

interface Props {
  picture: Picture | null;
  text: string;
  /** What walks to other pictures. */
  tools: ReactNode;
  onClose: () => void;
}

/** A screenshot as large as the window allows. The keys of the walk lead to others. */
export function EnlargedScreenshot({ picture, text, tools, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={text} size="full">
      <Body data-walks>
        {tools}
        <Frame>
          {picture ? (
            <MarkedImage key={picture.url} src={picture.url} alt={text} box={picture.box} />
          ) : (
            <p>No screenshot was taken here</p>
          )}
        </Frame>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(3)};
`;

/** As wide as the window lets the whole picture be seen. */
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
