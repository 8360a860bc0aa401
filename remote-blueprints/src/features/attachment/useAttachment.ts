import { useEffect, useRef, useState } from 'react';
import { errorText } from 'shared/http';
import { UploadError, uploadFile } from '../../api/files.ts';
import { useEditor } from '../../state/editor.ts';
import { reasonNotToAttach } from '../../model/attachable.ts';

/** A file on its way. */
export interface Upload {
  name: string;
  /** Between 0 and 1. */
  progress: number;
}

/** The test's one file: chosen, uploaded at once, removed. Until another one is uploaded, and if that fails, the one before stays. */
export function useAttachment() {
  const { change } = useEditor();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);

  useEffect(() => () => abort.current?.abort(), []);

  async function attach(file: File) {
    const rejection = reasonNotToAttach(file);
    setError(rejection ?? null);
    if (rejection !== undefined) return;
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    setUpload({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => !signal.aborted && setUpload({ name: file.name, progress });
      change({ file: await uploadFile(file, { onProgress, signal }) });
    } catch (cause) {
      if (signal.aborted) return;
      setError(
        cause instanceof UploadError ? cause.message : errorText(cause, 'Upload failed. Please try again.'),
      );
    } finally {
      if (abort.current === controller) {
        abort.current = null;
        setUpload(null);
      }
    }
  }

  return {
    upload,
    error,
    /** Why the test cannot be saved now. */
    disabledReason: upload ? 'Wait until the file is uploaded' : undefined,
    attach: (file: File) => void attach(file),
    /** The file before stays attached. */
    cancel: () => abort.current?.abort(),
    remove() {
      setError(null);
      change({ file: null });
    },
  };
}

export type AttachmentState = ReturnType<typeof useAttachment>;
