import { Dialog } from 'shared/overlay';
import { radius, styled } from 'shared/theme';
import { screenshotText, type Screenshot } from '../../model/screenshot.ts';

/** A screenshot as large as the window allows. */
export function EnlargedScreenshot({ screenshot, onClose }: { screenshot: Screenshot; onClose: () => void }) {
  const text = screenshotText(screenshot);
  return (
    <Dialog isOpen onClose={onClose} title={text} size="full">
      <Image src={screenshot.url} alt={text} width={1280} height={720} />
    </Dialog>
  );
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius('md')};
`;
