import { Check, Copy } from 'lucide-react';
import { useCopied } from 'shared/feedback';
import { IconButton } from 'shared/ui';

/** Copies an event, for a bug report. */
export function CopyEvent({ text }: { text: string }) {
  const { isCopied, copy } = useCopied(text);
  return (
    <IconButton
      size="sm"
      label={isCopied ? 'Copied' : 'Copy'}
      icon={isCopied ? <Check /> : <Copy />}
      onClick={() => void copy()}
    />
  );
}
