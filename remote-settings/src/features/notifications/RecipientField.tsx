import type { KeyboardEvent, Ref } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { space, styled } from 'shared/theme';
import { Button, TextField } from 'shared/ui';
import { pasteLines } from '../../components/paste-lines.ts';
import { CHANNELS } from './channels.ts';
import type { RecipientDraft } from './useRecipientDraft.ts';

interface Props {
  ref: Ref<HTMLInputElement>;
  channel: NotificationChannel;
  draft: RecipientDraft;
}

/** An input that adds a recipient on Add or Enter; of e-mail addresses also several. */
export function RecipientField({ ref, channel, draft }: Props) {
  const texts = CHANNELS[channel];
  const { text, setText, submit } = draft;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // A form around it is not sent.
    event.preventDefault();
    submit();
  };
  return (
    <Root>
      {/* The error appears while typing, so it is announced. */}
      <div aria-live="polite">
        <TextField
          requires="editor"
          ref={ref}
          label={texts.fieldLabel}
          hint={draft.advice ?? texts.hint}
          error={draft.error}
          placeholder={texts.placeholder}
          inputMode={texts.inputMode}
          enterKeyHint="done"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={draft.handleBlur}
          onPaste={(event) => pasteLines(event, setText)}
          onKeyDown={handleKeyDown}
        />
      </div>
      <Button requires="editor" variant="secondary" disabledReason={draft.disabledReason} onClick={submit}>
        Add
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};

  & > button {
    /* Aligned with the control, below its label. */
    margin-top: 1.5rem;
  }
`;
