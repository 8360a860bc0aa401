import { useState, type FormEvent } from 'react';
import { SAVED_VIEW_NAME_MAX_LENGTH } from 'shared/constants';
import type { SavedView } from 'shared/contract';
import { errorText } from 'shared/http';
import { Button, Row, TextField } from 'shared/ui';
import { useRenameView } from './saved-views.ts';

interface Props {
  view: SavedView;
  onClose: () => void;
}

/** The name of a saved view, to be changed. */
export function RenameViewForm({ view, onClose }: Props) {
  const [name, setName] = useState(view.name);
  const rename = useRenameView();
  const problem = name.trim() === '' ? 'Enter a name.' : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === undefined && !rename.isPending)
      rename.mutate({ params: { id: view.id }, body: { name } }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Row wrap align="end">
        <TextField
          label={`New name of ${view.name}`}
          autoFocus
          maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
          value={name}
          {...(rename.isError && { error: errorText(rename.error, 'The view could not be renamed.') })}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          type="submit"
          requires="editor"
          isBusy={rename.isPending}
          busyLabel="Renaming..."
          disabledReason={problem}
        >
          Rename
        </Button>
        <Button variant="secondary" disabled={rename.isPending} onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}
