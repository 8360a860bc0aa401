import { useRef } from 'react';
import type { ImportPreview } from 'shared/contract';
import { usePreviewImport } from '../../api/imports.ts';

/** Has the server read files; `cancel` also forgets a failure. */
export function useReadFiles(onRead: (preview: ImportPreview) => void) {
  const { mutate, reset, isPending, error, variables } = usePreviewImport();
  const abort = useRef<AbortController>(null);
  return {
    isPending,
    error,
    fileCount: variables?.files.length ?? 0,
    read(files: File[]) {
      abort.current = new AbortController();
      mutate({ files, signal: abort.current.signal }, { onSuccess: onRead });
    },
    cancel() {
      abort.current?.abort();
      reset();
    },
  };
}
