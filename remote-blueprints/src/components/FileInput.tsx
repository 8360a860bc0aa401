import type { RefObject } from 'react';
import { ATTACHMENT_EXTENSIONS } from 'shared/constants';

interface Props {
  /** A button opens the file chooser by `click()`. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** Default: what can be attached to a test. */
  accept?: string;
  multiple?: boolean;
  /** Several only where `multiple` is set. */
  onChoose: (...files: File[]) => void;
}

/** The hidden field of a button that chooses files. */
export function FileInput({
  ref,
  label,
  accept = ATTACHMENT_EXTENSIONS.join(','),
  onChoose,
  ...rest
}: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen once more.
        target.value = '';
        if (files.length > 0) onChoose(...files);
      }}
      {...rest}
    />
  );
}
