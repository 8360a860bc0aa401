import type { Suite } from 'shared/contract';
import { confirm } from 'shared/feedback';
import type { QueryClient } from 'shared/query';
import { blueprintsQuery, testsOf } from '../../api/tests.ts';

const NAMES_SHOWN = 5;

/**
 * Asks before a schedule is saved whose runs would stop at unclear steps. True: it may be saved. A server that does not
 * count unclear steps, or does not answer, is no reason to ask.
 */
export async function confirmUnclearTests(client: QueryClient, suite: Suite): Promise<boolean> {
  const tests = await client.fetchQuery(blueprintsQuery()).then(testsOf, () => []);
  const names = tests
    .filter(({ test_blueprint_category_id: suiteId }) => suiteId === suite.id)
    .filter(({ unclear_steps: count = 0 }) => count > 0)
    .map(({ title }) => `“${title}”`);
  if (names.length === 0) return true;
  const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
  return confirm({
    title: names.length === 1 ? '1 test has unclear steps' : `${names.length} tests have unclear steps`,
    text: `A scheduled run stops a test at its first unclear step: ${names.slice(0, NAMES_SHOWN).join(', ')}${more}.`,
    confirmLabel: 'Save Anyway',
    cancelLabel: 'Keep Editing',
  });
}
