import { isSecretField, type Command, type Target } from 'shared/step-language';
import { matchAll } from './resolve.ts';
import type { RunContext } from '../core/run-context.ts';
import type { DescribedElement } from '../core/step-failure.ts';
import { evaluateAllIsolated, evaluateIfSingle } from '../page/evaluate-isolated.ts';

/** The field whose text a command contains; undefined: it contains none. */
function fieldOf(command: Command): Target | null | undefined {
  return command.kind === 'type' || command.kind === 'set' || command.kind === 'value'
    ? command.target
    : undefined;
}

/**
 * Whether the text of a command must not be shown, because it is, or may be, that of a field for passwords and the like: by the name of the field,
 * by what the field says of itself, and for a field that was not found, by whether the page has such a field.
 * @param command with its variables expanded
 * @param element the field, if it was found
 */
export async function hidesText(
  run: RunContext,
  command: Command,
  element: DescribedElement | undefined,
): Promise<boolean> {
  const field = fieldOf(command);
  if (field === undefined) return false;
  if (command.kind !== 'value' && isSecretField(field?.name ?? null, element?.description ?? null))
    return true;
  // Of a page that cannot be read, the worst is assumed.
  return (await asksForSecret(run, field, element).catch(() => true)) ?? true;
}

/** null: a browser dialog blocks the page. */
function asksForSecret(
  run: RunContext,
  field: Target | null,
  element: DescribedElement | undefined,
): Promise<boolean | null> {
  return run.window.dialogs.unlessOpen(async () => {
    const control = element && (await evaluateIfSingle(element.locator, 'probeControl'));
    if (control) return control.isSecret;
    const found = field ? await matchAll(run, field, 'field', { hidden: true }) : [];
    const controls = await Promise.all(found.map(({ locator }) => evaluateIfSingle(locator, 'probeControl')));
    if (controls.length > 0) return controls.some((one) => one?.isSecret !== false);
    const frames = run.window.page().frames();
    const pages = frames.map((frame) =>
      evaluateAllIsolated(frame.locator('input'), 'askForSecret', field?.name ?? null, false),
    );
    return (await Promise.all(pages)).some(Boolean);
  });
}
