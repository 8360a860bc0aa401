import {
  useRef,
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import type { LiveInput } from 'shared/contract';
import { isEditorShortcut, keyInput } from './keys.ts';

/** Two presses of Escape within this time leave the page. */
const LEAVE_WITHIN_MS = 1000;

interface Options {
  onInput: (input: LiveInput) => void;
  onLeave: () => void;
  /** Something could not be pasted, or not all of it. */
  onProblem: (reason: string) => void;
}

/** The handlers of the field that takes keys for the live page: pressed, typed, pasted, composed by an input method. */
export function useTyping({ onInput, onLeave, onProblem }: Options) {
  const escapedAt = useRef(-Infinity);

  const take = (field: HTMLTextAreaElement) => {
    const { value } = field;
    field.value = '';
    if (value !== '') onInput({ kind: 'text', text: value.slice(0, STEP_TEXT_MAX_LENGTH) });
  };

  return {
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      if (event.nativeEvent.isComposing || event.keyCode === 229 || isEditorShortcut(event)) return;
      // No key of the page is one of the editor.
      event.stopPropagation();
      const input = keyInput(event);
      if (!input) return;
      event.preventDefault();
      const isSecondEscape = input.key === 'Escape' && event.timeStamp - escapedAt.current < LEAVE_WITHIN_MS;
      escapedAt.current = input.key === 'Escape' ? event.timeStamp : -Infinity;
      if (isSecondEscape) onLeave();
      else onInput(input);
    },
    onInput(event: FormEvent<HTMLTextAreaElement>) {
      if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => take(event.currentTarget),
    onPaste(event: ClipboardEvent) {
      event.preventDefault();
      event.stopPropagation();
      const pasted = event.clipboardData.getData('text/plain');
      const text = pasted.slice(0, STEP_TEXT_MAX_LENGTH);
      if (text !== '') onInput({ kind: 'text', text });
      else onProblem('Only text can be pasted into the page.');
      if (text.length < pasted.length)
        onProblem(`Only the first ${STEP_TEXT_MAX_LENGTH.toLocaleString('en-US')} characters were pasted.`);
    },
  };
}
