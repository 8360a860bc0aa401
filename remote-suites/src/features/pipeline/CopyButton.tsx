import { Check, Copy } from 'lucide-react';
import { useCopied } from 'shared/feedback';
import { Button } from 'shared/ui';

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const { isCopied, copy } = useCopied(text);
  return (
    <Button size="sm" variant="secondary" icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
