import type { RunBrowser } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { runBrowserOf } from '../browser-settings/browser-settings-service.ts';
import { findBlueprint } from './blueprints-repository.ts';
import { handlersOf } from './prepare-tests.ts';
import { findSuitesOfTests } from './relations-repository.ts';

/** The settings of a stored test, with those of its suite, for the steps that its editor runs. */
export interface EditorSettings {
  /** null: Chromium of 1280×720. */
  browser: RunBrowser | null;
  /** Interruption handlers. */
  handlers: string[];
}

const NONE: EditorSettings = { browser: null, handlers: [] };

/** Those of no test and of modules are empty. */
export async function editorSettings(
  queries: Queries,
  companyId: number,
  id: number | null,
): Promise<EditorSettings> {
  const test = id === null ? undefined : await findBlueprint(queries, companyId, id);
  if (test?.type !== 'integration') return NONE;
  const suites = test.suiteId === null ? undefined : await findSuitesOfTests(queries, [test.suiteId]);
  const suite = suites?.get(test.suiteId ?? 0);
  return {
    browser: runBrowserOf(suite?.browser ?? {}, test.browser),
    handlers: handlersOf(suite, test),
  };
}
