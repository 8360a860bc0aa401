import { useEffect, useState } from 'react';
import { COPIED_DURATION } from 'shared/constants';
import { toast } from './toasts.ts';

/** Copies a text. `isCopied` is true for two seconds or until the text changes; an error is shown as a toast. */
export function useCopied(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState<string | null>(null);

  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), COPIED_DURATION);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
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

  return { isCopied: copied === text, copy };
}
