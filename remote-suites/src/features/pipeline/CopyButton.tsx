import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { COPIED_DURATION } from 'shared/constants';
import { toast } from 'shared/feedback';
import { Button } from 'shared/ui';

/** Copies a text; says so for two seconds, or until it is another text. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [copied]);

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      toast({
        type: 'error',
        title: 'Copy failed',
        message: 'The browser did not allow it. Copy the text by hand.',
      });
    }
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      icon={isCopied ? <Check /> : <Copy />}
      onClick={() => void handleClick()}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
