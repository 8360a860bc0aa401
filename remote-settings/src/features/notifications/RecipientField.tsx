import type { KeyboardEvent, Ref } from 'react';
import type { NotificationChannel } from 'shared/constants';
import { space, styled } from 'shared/theme';
import { Button, TextField } from 'shared/ui';
import { CHANNELS } from './channels.ts';
import { useRecipientDraft } from './useRecipientDraft.ts';

interface Props {
  ref: Ref<HTMLInputElement>;
  channel: NotificationChannel;
  recipients: string[];
  onAdd: (recipient: string) => void;
}

/** A text that becomes a recipient by Add or Enter; says why as long as it cannot. */
export function RecipientField({ ref, channel, recipients, onAdd }: Props) {
  const words = CHANNELS[channel];
  const { text, fault, isFaultShown, setText, leave, submit } = useRecipientDraft(channel, recipients, onAdd);
  const isError = isFaultShown && (fault === 'invalid' || fault === 'duplicate');
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
  };
  return (
    <Root>
      {/* Live, because the fault shows while somebody types. */}
      <div aria-live="polite">
        <TextField
          ref={ref}
          label={words.fieldLabel}
          hint={words.hint}
          error={isError ? words[fault] : undefined}
          placeholder={words.placeholder}
          inputMode={words.inputMode}
          enterKeyHint="done"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={leave}
          onKeyDown={handleKeyDown}
        />
      </div>
      <Button
        variant="secondary"
        disabledReason={fault === null ? undefined : words[REASONS[fault]]}
        onClick={submit}
      >
        Add
      </Button>
    </Root>
  );
}

const REASONS = { empty: 'nothingToAdd', invalid: 'notYetValid', duplicate: 'alreadyThere' } as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};

  & > button {
    /* Beside the control, whose label stands above it. */
    margin-top: 1.5rem;
  }
`;
