import { useState } from 'react';
import { BLUEPRINT_TITLE_MAX_LENGTH } from 'shared/constants';
import { FormDialog } from 'shared/form-dialog';
import { paths, useNavigate } from 'shared/router';
import { TextField } from 'shared/ui';
import { AddressField } from '../../../components/AddressField.tsx';
import { emptyDraft, validateDraft } from '../../../model/draft.ts';
import { recordingState, type RecordedTest } from '../../../model/recorded-test.ts';

interface Props {
  proposal: RecordedTest | undefined;
  onClose: (then?: () => void) => void;
}

/** Asks for the name and the URL of a test, and opens its editor with a live browser that records. */
export function RecordTestDialog({ proposal, onClose }: Props) {
  const navigate = useNavigate();
  const [test, setTest] = useState<RecordedTest>(proposal ?? { name: '', url: '' });
  const [showsErrors, setShowsErrors] = useState(false);
  const problems = validateDraft({ ...emptyDraft(), ...test }, { type: 'integration', isUrlRequired: true });
  const errors = showsErrors ? problems : {};

  const handleSubmit = () => {
    setShowsErrors(true);
    if (Object.keys(problems).length > 0) return;
    const state = recordingState({ name: test.name.trim(), url: test.url.trim() });
    onClose(() => void navigate(paths.newTest(), { state }));
  };

  return (
    <FormDialog
      title="Record a test"
      description="The page opens next to the steps. You use it as always, and every click and every text becomes a step."
      submitLabel="Start Recording"
      onSubmit={handleSubmit}
      onClose={() => onClose()}
    >
      <TextField
        label="Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={BLUEPRINT_TITLE_MAX_LENGTH}
        value={test.name}
        onChange={({ target }) => setTest({ ...test, name: target.value })}
        error={errors.name}
      />
      <AddressField
        label="URL"
        required
        hint="The page that the test begins with."
        value={test.url}
        onChange={(url) => setTest((now) => ({ ...now, url }))}
        error={errors.url}
      />
    </FormDialog>
  );
}
