import type { Environment } from 'shared/contract';
import { confirm, toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { useDeleteEnvironment } from '../../../api/environments.ts';

/** Deletes an environment after a confirmation; an error is shown as a toast. */
export function useConfirmedRemoval({ id, name }: Environment): {
  isDeleting: boolean;
  confirmAndDelete: () => Promise<void>;
} {
  const { mutate, isPending } = useDeleteEnvironment();

  async function confirmAndDelete() {
    const isConfirmed = await confirm({
      title: 'Delete environment',
      text: `${name} is deleted with its variables. Results of its runs stay. This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const call = { params: { id } };
    mutate(call, {
      onError: (error) =>
        toast({
          type: 'error',
          title: 'Environment not deleted',
          message: errorText(error, 'Please try again.'),
        }),
    });
  }

  return { isDeleting: isPending, confirmAndDelete };
}
