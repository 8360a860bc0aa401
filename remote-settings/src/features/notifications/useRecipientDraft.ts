import { useRef, useState } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { validateRecipient } from '../../model/recipients.ts';

/** How long typing must pause before an incomplete address is an error. */
const TYPING_PAUSE_MS = 700;

/**
 * The state of the recipient field. A duplicate is reported immediately; an invalid address on a typing pause, on blur and
 * on Enter.
 */
export function useRecipientDraft(
  channel: NotificationChannel,
  recipients: readonly string[],
  onAdd: (recipient: string) => void,
) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const error = validateRecipient(channel, text, recipients);

  return {
    text,
    error,
    isErrorVisible: error === 'duplicate' || !isTyping,
    setText(next: string) {
      setText(next);
      setIsTyping(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setIsTyping(false), TYPING_PAUSE_MS);
    },
    handleBlur: () => setIsTyping(false),
    /** Adds the recipient and clears the field, or shows the error. */
    submit() {
      setIsTyping(false);
      if (error !== null) return;
      onAdd(text.trim());
      setText('');
    },
  };
}
