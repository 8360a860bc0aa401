import type { ApiKey } from 'shared/contract';
import { confirm, toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { useRevokeApiKey } from '../../api/api-keys.ts';

/** Revokes a key after a confirmation; an error is shown as a toast. */
export function useConfirmedRevocation({ id, name }: ApiKey): {
  isRevoking: boolean;
  confirmAndRevoke: () => Promise<void>;
} {
  const { mutate, isPending } = useRevokeApiKey();

  async function confirmAndRevoke() {
    const isConfirmed = await confirm({
      title: 'Revoke API key',
      text: `Programs that use ${name} are rejected at once. This action cannot be undone.`,
      confirmLabel: 'Revoke',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const call = { params: { id } };
    mutate(call, {
      onError: (error) =>
        toast({
          type: 'error',
          title: 'API key not revoked',
          message: errorText(error, 'Please try again.'),
        }),
    });
  }

  return { isRevoking: isPending, confirmAndRevoke };
}
