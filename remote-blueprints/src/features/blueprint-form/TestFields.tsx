import { media, space, styled } from 'shared/theme';
import { TextField } from 'shared/ui';
import { NameField } from './NameField.tsx';
import { SuitePicker } from './SuitePicker.tsx';
import type { DraftForm } from './useDraftForm.ts';

interface Props {
  form: DraftForm;
  isUrlRequired: boolean;
}

/** What a test has besides its steps. */
export function TestFields({ form, isUrlRequired }: Props) {
  return (
    <Root>
      <NameField form={form} label="Name" />
      <TextField
        label="URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        required={isUrlRequired}
        isOptional={!isUrlRequired}
        autoComplete="off"
        value={form.draft.url}
        onChange={(event) => form.change({ url: event.target.value })}
        error={form.errors.url}
      />
      <SuitePicker value={form.draft.suiteId} onChange={(suiteId) => form.change({ suiteId })} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
