import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { linesOf, type EditorStep } from '../../model/step.ts';
import { useEditor } from '../../state/editor.ts';
import { typedTextAtom } from '../../state/typed-text-atom.ts';
import { cursorIn } from './completion/useCompletion.ts';
import { useCompletion } from './completion/useCompletion.ts';
import { useKnown } from './completion/useKnown.ts';
import type { StepActions } from './step-actions.ts';

export type TextActions = Pick<
  StepActions,
  'save' | 'cancel' | 'accept' | 'pasteLines' | 'namesElsewhere' | 'rememberedBefore'
>;

/**
 * The text of a step while it is edited, with its key, paste and blur handlers. The edit ends once: saved or cancelled.
 * @param draft the initial text, instead of the step's text
 */
export function useStepText(
  step: EditorStep,
  draft: string | undefined,
  actions: TextActions,
  element: RefObject<HTMLTextAreaElement | null>,
) {
  const [text, setText] = useState(draft ?? step.action);
  const known = useKnown(step.id, actions);
  const completion = useCompletion({ field: element, text, onChange: setText, known });
  useTypedText(step, text);
  // Removing a focused field can fire another blur event.
  const isDone = useRef(false);
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };

  const field = {
    handleChange(written: string, cursor: number, isComposing: boolean) {
      setText(written);
      if (isComposing || written === '') completion.close();
      else completion.suggest(cursor);
    },
    handleFocus({ target }: FocusEvent<HTMLTextAreaElement>) {
      // A draft that ends in empty quotes gets the cursor between them.
      const end = text === draft && draft.endsWith('""') ? text.length - 1 : text.length;
      target.setSelectionRange(end, end);
      // Not below the toolbars: browsers leave a focused element where it is as soon as all of it is in the window.
      target.scrollIntoView({ block: 'nearest' });
    },
    handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      // During IME composition, Enter picks a candidate and Escape discards it.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (completion.handleKey(event)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        const isAtEnd = text.slice(event.currentTarget.selectionEnd).trim() === '';
        const then = isAtEnd || step.action === '' ? 'to-new-step' : 'to-card';
        finish(() => actions.save(step, text, then));
      } else if (event.key === 'Escape') {
        event.stopPropagation();
        finish(() => actions.cancel(step));
      }
    },
    handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const pasted = event.clipboardData.getData('text/plain');
      if (linesOf(pasted).length < 2) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const around = { before: text.slice(0, selectionStart), after: text.slice(selectionEnd) };
      finish(() => actions.pasteLines(step, pasted, around));
    },
  };

  return {
    text,
    completion,
    field,
    /** Saves when the focus leaves both the field and the suggestions below it. */
    handleBlur(event: FocusEvent) {
      // The window lost the focus, not the field, e.g. to copy text from another window.
      if (document.activeElement === event.target) return;
      completion.close();
      if (event.currentTarget.contains(event.relatedTarget)) return;
      finish(() => actions.save(step, text, 'elsewhere'));
    },
    accept(sentences: string[]) {
      const [sentence = ''] = sentences;
      // A split, or an unchanged text whose type changes, ends the edit.
      if (sentences.length > 1 || sentence === step.action) finish(() => actions.accept(step, sentences));
      else completion.write(sentence, sentence.length);
    },
    /** Ends the edit; the card gets the focus. */
    saveToCard: () => finish(() => actions.save(step, text, 'to-card')),
    append(words: string) {
      const before = `${text.trimEnd()} `;
      completion.write(before + words, before.length + cursorIn(words));
    },
  };
}

/** Makes a text that is not yet saved part of the draft that is stored, and of the changes that leaving would lose. */
function useTypedText({ id, action }: EditorStep, text: string): void {
  const { store } = useEditor();
  useEffect(() => {
    store.set(typedTextAtom, text.trim() === action ? null : { stepId: id, text });
  }, [id, action, text, store]);
  useEffect(() => () => store.set(typedTextAtom, null), [store]);
}
