import { RefreshCw } from 'lucide-react';
import { confirmAndMutate, toast } from 'shared/feedback';
import { Button } from 'shared/ui';
import { useRegenerateApiKey } from '../../api/company.ts';

/** Replaces the company's API key, after a confirmation: the old key stops working immediately. */
export function RegenerateButton() {
  const regenerate = useRegenerateApiKey();

  const handleClick = () =>
    confirmAndMutate(regenerate, undefined, {
      title: 'Regenerate the API key?',
      text: 'The present key stops working at once: every pipeline that uses it needs the new one.',
      confirmLabel: 'Regenerate',
      tone: 'danger',
      failed: 'Regenerate failed',
      fallback: 'The API key could not be replaced. Please try again.',
      onSuccess: () =>
        toast({ type: 'success', title: 'New API key', message: 'The former key no longer works.' }),
    });

  return (
    <Button
      requires="owner"
      variant="ghost"
      size="sm"
      icon={<RefreshCw />}
      isBusy={regenerate.isPending}
      busyLabel="Regenerating..."
      onClick={() => void handleClick()}
    >
      Regenerate
    </Button>
  );
}
