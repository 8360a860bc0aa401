import { useRef, useState } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { sortAddresses, splitAddresses } from '../../model/addresses.ts';
import { slackAdvice, validateRecipient } from '../../model/recipients.ts';
import { CHANNELS } from './channels.ts';

/** How long typing must pause before an incomplete address is an error. */
const TYPING_PAUSE_MS = 700;

const REASONS = { empty: 'nothingToAdd', invalid: 'notYetValid', duplicate: 'alreadyThere' } as const;

export type RecipientDraft = ReturnType<typeof useRecipientDraft>;

/**
 * The state of the recipient field, which takes several e-mail addresses at once. A duplicate is reported immediately; what is invalid, on a
 * typing pause, on blur and on Enter.
 */
export function useRecipientDraft(
  channel: NotificationChannel,
  recipients: readonly string[],
  onAdd: (recipients: string[]) => void,
) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const texts = CHANNELS[channel];
  const entries = channel === 'email' ? splitAddresses(text) : [text.trim()].filter(Boolean);
  const errorOf = (entry: string) => validateRecipient(channel, entry, recipients);
  const { right, wrong, problem } = sortAddresses(entries, (entry) => {
    const error = errorOf(entry);
    return error === 'invalid' || error === 'duplicate' ? texts[error] : undefined;
  });
  const error = errorOf(wrong[0] ?? '') ?? 'empty';
  const isDuplicate = entries.length === 1 && error === 'duplicate';
  const isShown = isDuplicate || !isTyping;

  return {
    text,
    /** What can be added. */
    right,
    /** What is wrong with the rest, shown or not. */
    problem,
    error: isShown ? problem : undefined,
    /** What to do about the error. */
    advice: isShown && channel === 'slack' && error === 'invalid' ? slackAdvice(text) : undefined,
    /** Why nothing can be added. */
    disabledReason: right.length === 0 ? texts[REASONS[error]] : undefined,
    setText(next: string) {
      setText(next);
      setIsTyping(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => setIsTyping(false), TYPING_PAUSE_MS);
    },
    handleBlur: () => setIsTyping(false),
    /** Adds what is right and leaves the rest in the field, with the error. */
    submit() {
      setIsTyping(false);
      if (right.length === 0) return;
      onAdd(right);
      setText(wrong.join(', '));
    },
  };
}
