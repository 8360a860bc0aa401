import { RUN_TIMEOUT_SECONDS } from '../../platform/run-limits.ts';
import { environmentNames } from './environment-names.ts';
import { literal, quoted } from './literal.ts';

/** A value that steps name; null: a secret, or not known. */
export interface ExportedVariable {
  name: string;
  value: string | null;
}

/** As long as the runner looks for an element and waits for it to take an action, in milliseconds. */
const ACTION_TIMEOUT_MS = 15_000;
/** As long as the runner gives the first evaluation of an assertion. */
const EXPECT_TIMEOUT_MS = 10_000;
const NAVIGATION_TIMEOUT_MS = 30_000;

/**
 * `playwright.config.ts`, with the limits that runs have here: those of Playwright Test end a test after 30 seconds, however long its steps
 * wait. `base`: the origin of most tests; `BASE_URL` names another.
 */
export function renderConfig(base: string): string {
  return `import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  timeout: ${RUN_TIMEOUT_SECONDS * 1000},
  expect: { timeout: ${EXPECT_TIMEOUT_MS} },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? ${quoted(base)},
    actionTimeout: ${ACTION_TIMEOUT_MS},
    navigationTimeout: ${NAVIGATION_TIMEOUT_MS},
    trace: 'retain-on-failure',
  },
});
`;
}

/** `variables.ts`: values from the environment; those of secrets are never written down. */
export function renderVariables(variables: ExportedVariable[]): string {
  const names = environmentNames(variables.map(({ name }) => name));
  const entries = variables.map(({ name, value }) => {
    const source = `process.env.${names.get(name) ?? ''}`;
    return `  ${name}: ${source} ?? ${value === null ? "''" : literal(value.replaceAll('{{', String.raw`\{{`))},`;
  });
  const secrets = variables.filter(({ value }) => value === null).map(({ name }) => names.get(name) ?? '');
  const hint =
    secrets.length > 0
      ? `/** Secrets are not exported: set ${secrets.join(', ')} in the environment. */\n`
      : '';
  return `${hint}export const variables: Record<string, string> = {\n${entries.join('\n')}\n};\n`;
}

/** `accessibility.ts`, which needs a package that other specs do without. */
export const ACCESSIBILITY = `import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const IMPACTS = ['minor', 'moderate', 'serious', 'critical'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules of WCAG 2.2 A and AA that the page breaks with at least this impact. */
export async function accessibilityProblems(page: Page, impact: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const counted = IMPACTS.slice(IMPACTS.indexOf(impact));
  return violations.filter((one) => counted.includes(one.impact ?? 'minor')).map(({ id, help }) => \`\${id}: \${help}\`);
}
`;
