import { evaluate } from '../code/evaluate.ts';
import type { CodeWriter } from '../code/code-writer.ts';
import type { Expression } from '../code/syntax.ts';
import { fieldOf, plainOf, textOf, type Scope } from '../code/value.ts';
import type { TestWriter } from '../test-writer.ts';

export const SETTING = 'A setting of Cypress, which tests here do not have.';
/** They name the test, or stand with the height of the window. */
const SILENT = /^(?:tags?|viewportWidth)$/u;

/** Takes over the settings in `{ viewportWidth: 390, viewportHeight: 844, baseUrl: '…' }`; others are listed. */
export function useCypressOptions(
  writer: TestWriter,
  options: Expression,
  { scope, placeOf }: { scope: Scope; placeOf: CodeWriter['placeOf'] },
): void {
  const value = evaluate(options, scope);
  if (value.is !== 'object') return;
  for (const [name, field] of value.fields) {
    const text = textOf(field);
    const place = { ...placeOf(options), source: `${name}: ${text ?? '…'}` };
    if (name === 'viewportHeight') {
      const width = plainOf(fieldOf(value, 'viewportWidth'));
      writer.useViewport(Number(width), Number(text), place);
    } else if (name === 'baseUrl' && text !== null && URL.canParse(text)) writer.useBase(text);
    else if (name === 'userAgent' && text !== null) writer.useBrowser({ user_agent: text }, place);
    else if (!SILENT.test(name)) writer.reject(place, SETTING, name);
  }
}
