import { AddressField } from '../../components/AddressField.tsx';
import { SuiteChoice } from '../../components/SuiteChoice.tsx';
import { FieldRow } from './FieldRow.ts';
import { NameField } from './NameField.tsx';
import type { DraftForm } from './useDraftForm.ts';

/** The fields of a test above its steps. */
export function TestFields({ form }: { form: DraftForm }) {
  return (
    <FieldRow>
      <NameField form={form} label="Name" />
      <AddressField
        label="URL"
        required={form.isUrlRequired}
        isOptional={!form.isUrlRequired}
        value={form.draft.url}
        onChange={(url) => form.change({ url })}
        error={form.errors.url}
      />
      <SuiteChoice isOptional value={form.draft.suiteId} onChange={(suiteId) => form.change({ suiteId })} />
    </FieldRow>
  );
}
