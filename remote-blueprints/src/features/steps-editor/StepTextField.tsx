import { useContext, useId, useRef } from 'react';
import { lazyPart } from 'shared/remote';
import { color, font, radius, space, styled } from 'shared/theme';
import { useLiveBrowser } from '../../state/live-browser.ts';
import type { EditorStep } from '../../model/step.ts';
import { BelowField, FieldLine } from './card-lines.ts';
import { optionId } from './completion/useCompletion.ts';
import { Interpretation } from './interpretation/Interpretation.tsx';
import { useStepText, type TextActions } from './useStepText.ts';
import { ReadTypedContext } from './useUnknownValues.ts';

const CompletionList = lazyPart(async () => (await import('./completion/CompletionList.tsx')).CompletionList);
const LiveMatch = lazyPart(async () => (await import('./live-marks.ts')).LiveMatch);
const WouldHit = lazyPart(async () => (await import('./WouldHit.tsx')).WouldHit);

interface Props {
  step: EditorStep;
  number: number;
  /** The initial text, instead of the step's text. */
  draft: string | undefined;
  actions: TextActions;
}

/** The field of a step's text: Enter or blur saves, Escape cancels. */
export function StepTextField({ step, number, draft, actions }: Props) {
  const element = useRef<HTMLTextAreaElement>(null);
  const { text, completion, field, handleBlur, accept, append, saveToCard } = useStepText(
    step,
    draft,
    actions,
    element,
  );
  const { offer } = completion;
  const live = useLiveBrowser();
  const reading = useContext(ReadTypedContext)(step, text);
  const id = useId();
  const lineId = `${id}line`;
  const listId = `${id}list`;

  return (
    <Editing
      onBlur={handleBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.target !== element.current) element.current?.focus();
      }}
    >
      <FieldLine>
        <Field
          ref={element}
          autoFocus
          rows={1}
          role="combobox"
          aria-label={`Text of step ${number}`}
          aria-autocomplete="list"
          aria-expanded={offer !== null}
          aria-controls={offer ? listId : undefined}
          aria-activedescendant={offer && offer.active >= 0 ? optionId(listId, offer.active) : undefined}
          aria-describedby={lineId}
          placeholder="Say what to do or what to check"
          value={text}
          onChange={({ target, nativeEvent }) =>
            field.handleChange(target.value, target.selectionStart, (nativeEvent as InputEvent).isComposing)
          }
          onClick={completion.close}
          onFocus={field.handleFocus}
          onKeyDown={field.handleKeyDown}
          onPaste={field.handlePaste}
        />
      </FieldLine>
      <BelowField>
        {reading && (
          <Interpretation
            id={lineId}
            stepId={step.id}
            number={number}
            reading={reading}
            text={text.trim()}
            isEditing
            isBrief={offer !== null}
            onAccept={accept}
            onInsert={append}
            onLeave={saveToCard}
          />
        )}
        {live ? (
          <LiveMatch live={live} step={step} text={text.trim()} />
        ) : (
          <WouldHit stepId={step.id} text={text.trim()} isBelowField onAccept={accept} />
        )}
        {offer && (
          <CompletionList
            id={listId}
            completions={offer.completions}
            active={offer.active}
            onAccept={completion.accept}
          />
        )}
      </BelowField>
    </Editing>
  );
}

/** Both lines are grid items of the card. */
const Editing = styled.div`
  display: contents;
`;

const Field = styled.textarea`
  display: block;
  width: 100%;
  min-height: 36px;
  padding: ${space(2)};
  margin-top: -${space(1)};
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
