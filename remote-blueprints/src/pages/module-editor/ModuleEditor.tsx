import { personalKey, readRemembered, remember } from 'shared/auth';
import { AddressField } from '../../components/AddressField.tsx';
import { FieldRow } from '../../features/blueprint-form/FieldRow.ts';
import { NameField } from '../../features/blueprint-form/NameField.tsx';
import { tryUrlAtom, urlAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { EditorBody } from '../test-editor/EditorBody.tsx';

/** The name and steps of a module, new or stored, and the simulation of its steps on a URL of the user's choice. */
export function ModuleEditor({ save }: { save: () => Promise<void> }) {
  const { store, blueprintId } = useEditor();
  const handleUrl = (url: string) => {
    store.set(tryUrlAtom, url);
    remember(urlKey(blueprintId), url);
    remember(urlKey(null), url);
  };
  return (
    <>
      <FieldRow>
        <NameField label="Module Name" />
        <AddressField
          label="Starting URL to try it on"
          isOptional
          hint="Kept in this browser, not saved with the module."
          value={useEditorValue(urlAtom)}
          onChange={handleUrl}
        />
      </FieldRow>
      <EditorBody saving={{ save }} attachment={null} />
    </>
  );
}

/**
 * The URL on which this user tries a module. It belongs to no module of the API, so this browser keeps it; a module without one, e.g. a new
 * one, begins with the URL that was used last.
 */
export const rememberedUrl = (moduleId: number | null): string =>
  readRemembered(urlKey(moduleId)) ?? readRemembered(urlKey(null)) ?? '';

function urlKey(moduleId: number | null): string {
  const latest = personalKey('module-url');
  return moduleId === null ? latest : `${latest}:${moduleId}`;
}
