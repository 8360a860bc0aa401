import { showFailure } from 'shared/feedback';
import { saveFile } from 'shared/http';
import { useExportAccount } from '../../api/account.ts';

/** Downloads everything that is stored about the person; an error is shown as a toast. */
export function useDownloadData(): { isPending: boolean; start: () => void } {
  const { mutate, isPending } = useExportAccount();
  const start = () =>
    mutate(undefined, {
      onSuccess: (data) =>
        saveFile(
          new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json;charset=utf-8' }),
          'steplight-account.json',
        ),
      onError: (error) => showFailure(error, 'Data not downloaded'),
    });
  return { isPending, start };
}
