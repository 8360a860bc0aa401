import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { COPIED_DURATION } from 'shared/constants';
import { toast } from 'shared/feedback';
import { Button } from 'shared/ui';

/** Copies a text; says so for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [copies]);

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
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
      icon={copies ? <Check /> : <Copy />}
      onClick={() => void handleClick()}
    >
      {copies ? 'Copied' : 'Copy'}
    </Button>
  );
}
