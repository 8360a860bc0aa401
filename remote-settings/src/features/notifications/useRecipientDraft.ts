import { useEffect, useState } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { recipientFault } from '../../model/recipients.ts';

/** How long typing must rest before an unfinished address counts as a wrong one, in milliseconds. */
const REST = 700;

/**
 * The text that may become a recipient. A duplicate shows at once; a text that is not valid (yet) once typing rests, the field is left, or
 * Enter is pressed.
 */
export function useRecipientDraft(
  channel: NotificationChannel,
  recipients: readonly string[],
  onAdd: (recipient: string) => void,
) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const fault = recipientFault(channel, text, recipients);

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setIsTyping(false), REST);
    return () => clearTimeout(timer);
  }, [isTyping, text]);

  return {
    text,
    fault,
    isFaultShown: fault === 'duplicate' || !isTyping,
    setText(next: string) {
      setText(next);
      setIsTyping(true);
    },
    leave: () => setIsTyping(false),
    /** Adds the text and clears the field, or shows why not. */
    submit() {
      setIsTyping(false);
      if (fault !== null) return;
      onAdd(text.trim());
      setText('');
    },
  };
}
