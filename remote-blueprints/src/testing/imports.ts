import type { ImportedStep, ImportedTest } from 'shared/contract';
import { readStep } from 'shared/step-language';

/** A step of an import as the server reads it. */
export function importedStep(action: string, values: Partial<ImportedStep> = {}): ImportedStep {
  const { command: _, ...reading } = readStep(action);
  return {
    type: reading.type ?? 'act',
    action: reading.sentence ?? action,
    use_vision: false,
    is_disabled: false,
    module_title: null,
    source: action,
    line: null,
    reading,
    warning: null,
    ...values,
  };
}

export function importedTest(texts: string[], values: Partial<ImportedTest> = {}): ImportedTest {
  return {
    title: 'Buy a lamp',
    type: 'integration',
    starting_url: 'https://shop.test',
    suite_name: null,
    tags: [],
    file: 'shop.side',
    format: 'selenium-ide',
    steps: texts.map((text) => importedStep(text)),
    rejected: [],
    variables: [],
    plan: [],
    ...values,
  };
}
