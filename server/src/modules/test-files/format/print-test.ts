import { VARIABLE_USES } from 'shared/step-language';
import { mapYielding } from '../../../platform/map-yielding.ts';
import { printBrowser } from './browser-setting.ts';
import { escapeText } from './escape.ts';
import type { FileStep, ModuleName, TestContent } from './file-content.ts';
import { printSettings } from './print-settings.ts';
import { typeOfSentence } from './step-type.ts';

/** The one text that a test or module is written as: what is equal gives equal files, byte for byte. */
export async function printTest(test: TestContent): Promise<string> {
  const settings = printSettings({
    id: test.id,
    type: test.type === 'module' ? 'module' : null,
    url: test.startingUrl,
    suite: test.suiteName,
    variables: variablesOf(test.steps),
    tags: test.tags,
    attachment: test.attachment,
    browser: printBrowser(test.browser),
    handlers: test.handlers,
  });
  const steps = await mapYielding(test.steps, printStep);
  return [
    settings === '' ? '' : `---\n${settings}---\n\n`,
    `# ${escapeText(test.title)}\n`,
    ...(steps.length > 0 ? ['\n'] : []),
    ...steps.map((step, index) => `${index + 1}. ${step}\n`),
  ].join('');
}

function printStep(step: FileStep): string {
  const flags = [
    ...typeFlag(step),
    ...(step.useVision ? ['vision'] : []),
    ...(step.isDisabled ? ['disabled'] : []),
  ];
  return [textOf(step), ...flags.map((flag) => `<!-- ${flag} -->`)].join(' ');
}

function textOf({ action, module }: FileStep): string {
  if (module) return `Module: ${escapeText(module.title)}`;
  // A sentence that begins like a module step.
  return escapeText(action).replace(/^(module\s*):/i, '$1&#58;');
}

function typeFlag({ type, action, module }: FileStep): string[] {
  if (module) return moduleFlag(module);
  return type === 'module' || typeOfSentence(action) === type ? [] : [type];
}

const moduleFlag = ({ id }: ModuleName) => (id === null ? [] : [`id ${id}`]);

/** Names, for a reader: each once, in alphabetical order. */
function variablesOf(steps: FileStep[]): string[] {
  const names = steps.flatMap(({ action }) =>
    Array.from(action.matchAll(VARIABLE_USES), ([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}
