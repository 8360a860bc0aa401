import { useState } from 'react';
import type { Sso } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { ApiError } from 'shared/http';
import { useSaveSso } from '../../api/sso.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { bodyOfDraft, draftOfProvider, lossOfDraft, problemOfDraft } from '../../model/sso-draft.ts';
import { ProviderFields } from './ProviderFields.tsx';

interface Props {
  sso: Sso;
  onClose: () => void;
}

/** Sets the provider up, or changes it; closes after a successful save. */
export function ProviderDialog({ sso: { provider, redirect_address: redirectAddress }, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOfProvider(provider));
  const save = useSaveSso();
  const problem = problemOfDraft(draft, provider);
  const refused = save.error instanceof ApiError ? save.error.fields : {};

  async function handleSubmit() {
    const body = bodyOfDraft(draft, provider);
    const loss = lossOfDraft(draft, provider);
    const isConfirmed =
      loss === undefined ||
      (await confirm({ title: 'Sign people out', text: loss, confirmLabel: 'Save', tone: 'danger' }));
    if (isConfirmed) save.mutate({ body }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={provider ? 'Edit identity provider' : 'Set up single sign-on'}
      submitLabel="Save"
      busyLabel="Saving..."
      autoComplete="off"
      problem={problem}
      mutation={save}
      failed="Failed to save single sign-on."
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <ProviderFields
        {...{ draft, refused, redirectAddress }}
        hasSecret={provider !== null && provider.issuer === draft.issuer.trim()}
        onChange={setDraft}
      />
    </FormDialog>
  );
}
