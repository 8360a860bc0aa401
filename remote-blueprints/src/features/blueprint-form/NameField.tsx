import { BLUEPRINT_TITLE_MAX_LENGTH } from 'shared/constants';
import { TextField } from 'shared/ui';
import { draftAtom, errorsAtom, useEditor, useEditorValue } from '../../state/editor.ts';

export function NameField({ label }: { label: string }) {
  const { change } = useEditor();
  return (
    <TextField
      label={label}
      required
      maxLength={BLUEPRINT_TITLE_MAX_LENGTH}
      autoComplete="off"
      value={useEditorValue(draftAtom).name}
      onChange={(event) => change({ name: event.target.value })}
      error={useEditorValue(errorsAtom).name}
    />
  );
}
