import { useState } from 'react';
import { COPIED_DURATION } from 'shared/constants';
import { toast } from './toasts.ts';

/**
 * Copies a text. `isCopied` is true for two seconds or until the text changes; an error is shown as a toast, and `copy`
 * returns false.
 */
export function useCopied(text: string): { isCopied: boolean; copy: () => Promise<boolean> } {
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setTimeout(() => setCopied((current) => (current === text ? null : current)), COPIED_DURATION);
      return true;
    } catch {
      toast({
        type: 'error',
        title: 'Copy failed',
        message: 'The browser did not allow it. Copy the text by hand.',
      });
      return false;
    }
  }

  return { isCopied: copied === text, copy };
}
