import { useState, type FormEvent } from 'react';
import { SAVED_VIEW_NAME_MAX_LENGTH, type SavedViewList } from 'shared/constants';
import { errorText } from 'shared/http';
import { Button, Checkbox, Heading, Stack, TextField } from 'shared/ui';
import { useSaveView } from './saved-views.ts';

interface Props {
  list: SavedViewList;
  /** The filters, as the address has them; empty: there are none. */
  query: string;
}

/** Saves the filters of a list under a name, for the person or for the company. */
export function SaveViewForm({ list, query }: Props) {
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const save = useSaveView();
  const problem = problemOf(query, name);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined || save.isPending) return;
    save.mutate({ body: { list, name, query, is_shared: isShared } }, { onSuccess: () => setName('') });
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={3}>
        <Heading level={3}>Save the present filters</Heading>
        <TextField
          label="Name of the view"
          requires="editor"
          autoComplete="off"
          maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
          value={name}
          {...(save.isError && { error: errorText(save.error, 'The view could not be saved.') })}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label="Share with the company"
          requires="editor"
          checked={isShared}
          onChange={({ target }) => setIsShared(target.checked)}
        />
        <div>
          <Button
            type="submit"
            requires="editor"
            isBusy={save.isPending}
            busyLabel="Saving..."
            disabledReason={problem}
          >
            Save View
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function problemOf(query: string, name: string): string | undefined {
  if (query === '') return 'Choose filters for the list first.';
  return name.trim() === '' ? 'Enter a name.' : undefined;
}
