import { confirm, toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { useDeleteVariable } from '../../api/variables.ts';
import { variableReference } from '../../model/variable-draft.ts';

/** Deletes a variable after a confirmation; an error is shown as a toast. */
export function useConfirmedDelete(
  name: string,
  environmentId?: number,
): {
  isDeleting: boolean;
  confirmAndDelete: () => Promise<void>;
} {
  const { mutate, isPending } = useDeleteVariable(environmentId);

  async function confirmAndDelete() {
    const isConfirmed = await confirm({
      title: 'Delete variable',
      text: `Steps that use ${variableReference(name)} will fail until there is a variable of that name again. This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    mutate(name, {
      onError: (error) =>
        toast({
          type: 'error',
          title: 'Variable not deleted',
          message: errorText(error, 'Please try again.'),
        }),
    });
  }

  return { isDeleting: isPending, confirmAndDelete };
}
