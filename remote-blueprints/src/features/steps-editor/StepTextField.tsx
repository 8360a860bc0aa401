import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { color, font, radius, space, styled } from 'shared/theme';
import type { EditorStep } from '../../model/step.ts';
import type { StepActions } from './step-actions.ts';

interface Props {
  step: EditorStep;
  number: number;
  actions: Pick<StepActions, 'save' | 'cancel' | 'replaceByLines'>;
}

/** The text of a step while it is edited: Enter or leaving it saves, Escape takes the change back. */
export function StepTextField({ step, number, actions }: Props) {
  const [text, setText] = useState(step.content);
  // A field that is removed while it has the focus may lose it once more.
  const isDone = useRef(false);
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter picks a candidate and Escape drops it.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      finish(() => actions.save(step, text, { byEnter: true }));
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      finish(() => actions.cancel(step));
    }
  };
  const handleBlur = (event: FocusEvent) => {
    // The window lost the focus, not the field: somebody fetches text from elsewhere.
    if (document.activeElement === event.target) return;
    finish(() => actions.save(step, text, { byEnter: false }));
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || step.content !== '' || !/\S.*\n\s*\S/s.test(pasted)) return;
    event.preventDefault();
    finish(() => actions.replaceByLines(step, pasted));
  };

  return (
    <Field
      autoFocus
      rows={1}
      aria-label={`Text of step ${number}`}
      placeholder="Say what to do or what to check"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      onPaste={handlePaste}
    />
  );
}

const Field = styled.textarea`
  display: block;
  width: 100%;
  min-height: 36px;
  padding: ${space(2)};
  margin: -${space(1)} 0;
  ${font('md')}
  field-sizing: content;
  color: ${color('text')};
  resize: none;
  background: ${color('surface')};
  border: 1px solid ${color('control')};
  border-radius: ${radius('sm')};

  &:focus-visible {
    outline-offset: -1px;
  }
`;
