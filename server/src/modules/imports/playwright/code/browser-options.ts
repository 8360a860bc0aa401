import type { BrowserSettings } from 'shared/contract';
import type { SourcePlace } from '../../imported.ts';
import { ownValue } from '../../naming/texts.ts';
import type { TestWriter } from '../../test-writer.ts';
import { evaluate } from '../../code/evaluate.ts';
import type { Expression } from '../../code/syntax.ts';
import { plainOf, type Scope, type Value } from '../../code/value.ts';

/** Options of `test.use` and `newContext`, as a test here has them. */
const SETTINGS: Partial<Record<string, keyof BrowserSettings>> = {
  browserName: 'engine',
  viewport: 'viewport',
  locale: 'locale',
  timezoneId: 'timezone',
  colorScheme: 'color_scheme',
  geolocation: 'geolocation',
  permissions: 'permissions',
  userAgent: 'user_agent',
};
const OTHER = 'A setting of Playwright, which tests here do not have.';

interface Source {
  scope: Scope;
  placeOf: (node: Expression) => SourcePlace;
}

/** Takes over the settings of the browser in `{ locale: 'de-CH', ...devices['iPhone 15'] }`; others are listed. */
export function useBrowserOptions(writer: TestWriter, options: Expression, { scope, placeOf }: Source): void {
  if (options.type !== 'ObjectExpression') return writer.reject(placeOf(options), OTHER);
  // Of options that are given twice, the last counts.
  for (const property of options.properties.toReversed()) {
    const place = placeOf(property as unknown as Expression);
    if (property.type === 'SpreadElement') {
      const device = deviceOf(property.argument);
      if (device === null) writer.reject(place, OTHER);
      else writer.useBrowser({ device }, place);
      continue;
    }
    const isPlain = property.type === 'ObjectProperty' && property.key.type === 'Identifier';
    const name = isPlain && property.key.type === 'Identifier' ? property.key.name : '';
    const setting = ownValue(SETTINGS, name);
    const value = isPlain && setting ? plainValue(evaluate(property.value as Expression, scope)) : undefined;
    if (name === 'baseURL' && isPlain) useBase(writer, evaluate(property.value as Expression, scope), place);
    else if (!setting || value === undefined || value === null) writer.reject(place, OTHER);
    else writer.useBrowser({ [setting]: value }, place);
  }
}

function useBase(writer: TestWriter, value: Value, place: SourcePlace): void {
  const base = plainOf(value);
  if (typeof base === 'string' && URL.canParse(base)) writer.useBase(base);
  else writer.reject(place, OTHER);
}

/** The name in `devices['iPhone 15']`. */
function deviceOf(node: Expression): string | null {
  if (node.type !== 'MemberExpression' || node.property.type !== 'StringLiteral') return null;
  return node.object.type === 'Identifier' && node.object.name === 'devices' ? node.property.value : null;
}

/** undefined: the file makes it up while it runs. */
function plainValue(value: Value): unknown {
  if (value.is === 'list') return value.items.map(plainValue);
  if (value.is === 'object')
    return Object.fromEntries([...value.fields].map(([name, field]) => [name, plainValue(field)]));
  return plainOf(value);
}
