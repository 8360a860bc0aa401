import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { secretForms } from './secret-forms.ts';

export { createMask } from './mask.ts';

/** Names that stand there already stay whole, whatever a secret is. */
const NAMED = String.raw`\{\{\s*\w+\s*\}\}`;

/**
 * Replaces secrets in texts, in any encoding, by their names: `{{password}}`. The longest secret comes first. Other work goes on in between: many
 * secrets in a long text take seconds.
 */
export async function redactSecrets(
  texts: string[],
  secrets: { name: string; value: string }[],
): Promise<string[]> {
  let redacted = texts;
  for (const { name, value } of secrets.toSorted((one, other) => other.value.length - one.value.length)) {
    const forms = secretForms(value);
    if (forms.length === 0) continue;
    const pattern = new RegExp(`${NAMED}|(${forms.join('|')})`, 'giu');
    redacted = redacted.map((text) =>
      text.replace(pattern, (found: string, secret?: string) =>
        secret === undefined ? found : `{{${name}}}`,
      ),
    );
    await yieldToOthers();
  }
  return redacted;
}
