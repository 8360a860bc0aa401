import { InterruptionsRow } from 'shared/interruptions';
import { useQuery } from 'shared/query';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { draftAtom, savedAtom, useEditor, useEditorValue } from '../../state/editor.ts';

/** The interruption handlers of a test, where the server knows them: of a new test, the quarantines of other tests show whether it does. */
export function TestInterruptions() {
  const { change } = useEditor();
  const draft = useEditorValue(draftAtom);
  const saved = useEditorValue(savedAtom);
  const { data: items } = useQuery(blueprintsQuery());
  const isKnown = saved.handlers !== undefined || items?.every(({ quarantine }) => quarantine !== undefined);
  if (!isKnown) return null;
  return (
    <InterruptionsRow
      handlers={draft.handlers ?? []}
      unset={draft.suiteId === null ? 'None' : 'As in the suite'}
      // Without handlers a new test is as it was.
      onChange={(handlers) => change({ handlers: handlers.length > 0 ? handlers : saved.handlers && [] })}
    />
  );
}
