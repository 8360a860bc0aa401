import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { Tooltip } from 'shared/overlay';
import { IconButton } from 'shared/ui';
import { FileInput } from '../../components/FileInput.tsx';
import type { AttachmentState } from './useAttachment.ts';

/** The paperclip: asks for a file and uploads it at once. */
export function AttachButton({ attachment: { upload, attach } }: { attachment: AttachmentState }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip text="Attach a file">
        <IconButton
          label="Attach a file"
          variant="secondary"
          size="sm"
          icon={<Paperclip />}
          isBusy={upload !== null}
          onClick={() => input.current?.click()}
        />
      </Tooltip>
      <FileInput ref={input} label="File to attach" onChoose={attach} />
    </>
  );
}
