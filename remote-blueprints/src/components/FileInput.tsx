import type { RefObject } from 'react';
import { ATTACHMENT_EXTENSIONS } from 'shared/constants';

interface Props {
  /** A button opens the file chooser by `click()`. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onChoose: (file: File) => void;
}

/** The hidden field of a button that attaches a file. */
export function FileInput({ ref, label, onChoose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={ATTACHMENT_EXTENSIONS.join(',')}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen once more.
        target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}
