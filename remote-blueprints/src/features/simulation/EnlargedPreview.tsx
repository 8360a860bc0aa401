import type { ReactNode } from 'react';
import { Dialog } from 'shared/overlay';
import { MarkedImage } from 'shared/screenshots';
import { color, radius, styled } from 'shared/theme';
import { Stack } from 'shared/ui';
import type { PreviewScreenshot } from '../../model/preview.ts';

interface Props {
  name: string;
  caption: string;
  screenshot: PreviewScreenshot | null;
  /** Buttons that lead to other screenshots. */
  tools: ReactNode;
  onClose: () => void;
}

/** A screenshot as large as the window allows. The arrow keys lead to others here too. */
export function EnlargedPreview({ name, caption, screenshot, tools, onClose }: Props) {
  return (
    <Dialog isOpen size="full" title={name} onClose={onClose}>
      <Stack gap={3} align="center">
        <Tools>{tools}</Tools>
        <Frame>
          {screenshot && <MarkedImage src={screenshot.url} alt={`${name}, enlarged`} box={screenshot.box} />}
        </Frame>
        {caption !== name && <p>{caption}</p>}
      </Stack>
    </Dialog>
  );
}

const Tools = styled.div`
  width: min(100%, 380px);
`;

/** As wide as the window lets the whole screenshot be seen. */
const Frame = styled.div`
  width: min(100%, (100dvh - 240px) * 16 / 9);
  overflow: hidden;
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
`;
