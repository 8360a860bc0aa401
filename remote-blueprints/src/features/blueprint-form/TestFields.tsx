import { media, space, styled } from 'shared/theme';
import { TextField } from 'shared/ui';
import { SuiteChoice } from '../../components/SuiteChoice.tsx';
import { NameField } from './NameField.tsx';
import type { DraftForm } from './useDraftForm.ts';

/** The fields of a test above its steps. */
export function TestFields({ form }: { form: DraftForm }) {
  return (
    <Root>
      <NameField form={form} label="Name" />
      <TextField
        label="URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        required={form.isUrlRequired}
        isOptional={!form.isUrlRequired}
        autoComplete="off"
        value={form.draft.url}
        onChange={(event) => form.change({ url: event.target.value })}
        error={form.errors.url}
      />
      <SuiteChoice isOptional value={form.draft.suiteId} onChange={(suiteId) => form.change({ suiteId })} />
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
