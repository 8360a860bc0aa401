import type { ReadingsService } from '../../readings/readings-service.ts';
import type { PreparedTest } from './prepared.ts';

/** Of one push: reading unclear steps takes its time, and no one reads more. */
const LISTED = 500;

/** Adds what is unclear in what is stored: it is allowed, but cannot be run. Disabled steps are passed over. */
export async function unclearProblems(
  readings: ReadingsService,
  companyId: number,
  tests: PreparedTest[],
  /** The names of the columns of stored tables, by the id of the test. */
  columns: ReadonlyMap<number, string[]>,
): Promise<void> {
  let listed = 0;
  for (const { read, named, change, problems } of tests) {
    if ((change !== 'created' && change !== 'updated') || listed >= LISTED) continue;
    const steps = read.steps.flatMap(({ type, action, isDisabled, line }) =>
      type === 'module' || isDisabled ? [] : [{ type, action, line }],
    );
    const found = await readings.read(companyId, {
      steps: steps.map(({ type, action }) => ({ type, action })),
      variables: read.table?.content.columns.map(({ name }) => name) ?? columns.get(named.id ?? 0),
    });
    // A module has its values from its tests, and may give them some.
    const isInDoubt = read.type === 'module' || read.steps.some(({ type }) => type === 'module');
    for (const [index, { state, problem, suggestions }] of found.entries()) {
      if (!problem || (isInDoubt && state === 'unknown-value')) continue;
      const [first] = suggestions;
      const advice = first ? ` Suggestion: ${first.sentences.join(' / ')}` : '';
      problems.push({ line: steps[index]?.line ?? null, message: `${problem.message}${advice}` });
      listed += 1;
    }
  }
}
