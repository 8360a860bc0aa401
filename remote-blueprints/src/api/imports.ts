import { callApi } from 'shared/http';
import { apiMutation, useMutation, useQueryClient } from 'shared/query';
import { useRefreshLists } from './blueprints.ts';
import { variablesQuery } from './company.ts';

/** What the server makes of the files of other tools. Nothing is stored. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: async ({ files, signal }: { files: File[]; signal: AbortSignal }) => {
      const encoded = await Promise.all(
        files.map(async (file) => ({ name: file.name, content_base64: await toBase64(file) })),
      );
      return callApi('POST /imports/preview', { body: { files: encoded }, signal });
    },
  });
}

/** Creates the tests and the variables that they lack: all or none. Gives the ids in the order of the tests. */
export function useImportTests() {
  const client = useQueryClient();
  const refreshLists = useRefreshLists();
  return useMutation({
    ...apiMutation('POST /imports'),
    onSuccess: (_reply, { body }) => {
      if (body.variables) void client.invalidateQueries({ queryKey: variablesQuery().queryKey });
      refreshLists();
    },
  });
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new Error(`${file.name} could not be read.`, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
