import { BrowserSettingsRow } from 'shared/browser-settings';
import { useQuery } from 'shared/query';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { draftAtom, savedAtom, useEditor, useEditorValue } from '../../state/editor.ts';

/** The browser settings of a test, where the server knows them: of a new test, the quarantines of other tests show whether it does. */
export function TestBrowser() {
  const { change } = useEditor();
  const draft = useEditorValue(draftAtom);
  const saved = useEditorValue(savedAtom);
  const { data: items } = useQuery(blueprintsQuery());
  const isKnown = saved.browser !== undefined || items?.every(({ quarantine }) => quarantine !== undefined);
  if (!isKnown) return null;
  return (
    <BrowserSettingsRow
      settings={draft.browser ?? {}}
      unset={draft.suiteId === null ? 'Chromium · 1280×720' : 'As in the suite'}
      // Without settings a new test is as it was.
      onChange={(browser) =>
        change({ browser: Object.keys(browser).length > 0 ? browser : saved.browser && {} })
      }
    />
  );
}
