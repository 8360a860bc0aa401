import { useEffect } from 'react';
import { isStartingUrl } from 'shared/constants';
import { useQuery } from 'shared/query';
import { useMissingRole } from 'shared/ui';
import { stepPageQuery } from '../../api/step-pages.ts';
import type { LoginModule } from '../../model/modules.ts';
import { startingPageAtom, urlAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { useLiveBrowser } from '../../state/live-browser.ts';

/** An address that no key has changed for so long is read. */
const TYPING_MS = 800;

/** Reads in the background what a new test begins on, so that its first steps can name what is there. Another address takes its place. */
export function useStartingPage(login: LoginModule | undefined): void {
  const { store, blueprintId } = useEditor();
  const address = useEditorValue(urlAtom).trim();
  const mayRun = useMissingRole('editor') === undefined;
  const startingUrl = mayRun && isStartingUrl(address) ? address : null;
  const loginModuleId = login?.id;
  useEffect(() => {
    const page = startingUrl === null ? null : { startingUrl, loginModuleId };
    const timer = setTimeout(() => store.set(startingPageAtom, page), TYPING_MS);
    return () => {
      clearTimeout(timer);
      store.set(startingPageAtom, null);
    };
  }, [store, startingUrl, loginModuleId]);
  const start = useEditorValue(startingPageAtom);
  const live = useLiveBrowser();
  const isNeeded = blueprintId === null && live === null;
  useQuery(stepPageQuery(isNeeded ? start : null));
}
