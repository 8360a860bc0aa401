import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { ATTACHMENT_EXTENSIONS } from 'shared/constants';
import { Tooltip } from 'shared/overlay';
import { IconButton } from 'shared/ui';
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
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to attach"
        accept={ATTACHMENT_EXTENSIONS.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen once more.
          target.value = '';
          if (file) attach(file);
        }}
      />
    </>
  );
}
