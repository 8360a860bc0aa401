import { useRef } from 'react';
import { useMutation } from 'shared/query';
import { loadExport, type ExportFormat, type ExportSelection } from './load-export.ts';
import { saveFiles } from './save-files.ts';

const ARCHIVES: Record<ExportFormat, string> = {
  steplight: 'steplight-tests.zip',
  playwright: 'steplight-playwright.zip',
};

/** Loads and downloads the files of a selection. `outcome` holds them once they are downloaded. */
export function useExport(format: ExportFormat, selection: ExportSelection) {
  const abort = useRef<AbortController>(null);
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: async (signal: AbortSignal) => {
      const exported = await loadExport(format, selection, signal);
      signal.throwIfAborted();
      await saveFiles(exported.files, ARCHIVES[format]);
      return exported;
    },
  });
  return {
    outcome: data,
    error,
    isPending,
    run() {
      abort.current = new AbortController();
      mutate(abort.current.signal);
    },
    /** Also forgets the outcome of the last export. */
    cancel() {
      abort.current?.abort();
      reset();
    },
  };
}
