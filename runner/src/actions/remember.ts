import { MASK, printTarget, type Target } from 'shared/step-language';
import { capitalize, valuesOf, type Valued } from 'shared/page-model/assert';
import { assertedPage } from '../assert/asserted-page.ts';
import { poll } from '../core/poll.ts';
import { notFound } from '../resolve/not-found.ts';
import { matchAll } from '../resolve/resolve.ts';
import { type DescribedElement, StepFailure } from '../core/step-failure.ts';
import type { ActionRun, Execute } from './action.ts';

/** Stores the only value that the page shows for a name, as {{name}} for later steps. */
export const remember: Execute<'remember'> = async (run, { source, as }) => {
  const page = run.window.page();
  const { text, element, isSecret } =
    typeof source === 'object'
      ? await theOnlyValue(run, source)
      : { text: source === 'url' ? page.url() : await page.title(), isSecret: false };
  if (text === '') throw new StepFailure('There is nothing to remember: the text is empty.', element);
  run.values.set(as, text);
  return { result: `Remembered "${isSecret ? MASK : text}" as {{${as}}}.`, ...(element && { element }) };
};

interface Value {
  text: string;
  element?: DescribedElement;
  isSecret: boolean;
}

/** @throws StepFailure that lists the candidates, or what the page shows instead */
async function theOnlyValue(run: ActionRun, target: Target): Promise<Value> {
  let values: Valued<DescribedElement>[] = [];
  const attempt = async () => {
    values = await valuesOf(assertedPage(run), target);
    return new Set(values.map(({ text }) => text)).size === 1 ? true : null;
  };
  await poll(run, attempt, run.timing.wait);
  const [first] = values;
  if (!first) {
    const [match] = await matchAll(run, target, 'any');
    if (!match) throw await notFound(run, target, 'any');
    throw new StepFailure(
      `${capitalize(match.description)} has no value, and ${printTarget(target)} labels none.`,
    );
  }
  const texts = new Set(values.map(({ text, isSecret }) => `"${isSecret ? MASK : text}"`));
  if (new Set(values.map(({ text }) => text)).size > 1)
    throw new StepFailure(
      `It is not clear which value of ${printTarget(target)} is meant: ${[...texts].slice(0, 10).join(', ')}. Say where it stands, for example in which row.`,
    );
  const { text, isSecret, locator, description } = first;
  return { text, isSecret, element: { locator, description } };
}
