import { BrowserSettingsRow } from 'shared/browser-settings';
import { useQuery } from 'shared/query';
import { blueprintsQuery } from '../../api/blueprints.ts';
import type { DraftForm } from './useDraftForm.ts';

/** The browser settings of a test, where the server knows them: of a new test, the quarantines of other tests show whether it does. */
export function TestBrowser({ form: { draft, saved, change } }: { form: DraftForm }) {
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
