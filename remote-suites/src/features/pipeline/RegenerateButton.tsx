import { RefreshCw } from 'lucide-react';
import { confirm, toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { Button } from 'shared/ui';
import { useRegenerateApiKey } from '../../api/company.ts';

/** Replaces the company's API key, after a confirmation: the old key stops working immediately. */
export function RegenerateButton() {
  const regenerate = useRegenerateApiKey();

  async function handleClick() {
    const isSure = await confirm({
      title: 'Regenerate the API key?',
      text: 'The present key stops working at once: every pipeline that uses it needs the new one.',
      confirmLabel: 'Regenerate',
      tone: 'danger',
    });
    if (isSure) regenerate.mutate(undefined, { onSuccess: showSuccess, onError: showFailure });
  }

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

function showSuccess(): void {
  toast({ type: 'success', title: 'New API key', message: 'The former key no longer works.' });
}

function showFailure(error: Error): void {
  toast({
    type: 'error',
    title: 'Regenerate failed',
    message: errorText(error, 'The API key could not be replaced. Please try again.'),
  });
}
