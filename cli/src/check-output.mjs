import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usageError } from './exit.mjs';

/** A test as lines for a person: one, and for what failed its reason and proposals. */
export function describeTest({ status, name, file, duration, problems, error, steps }) {
  const lines = [`${status.padEnd(6)}  ${name === file ? '' : `${name}  `}${file} (${duration})`];
  const add = (depth, text) => lines.push(text.replace(/^/gm, '  '.repeat(depth)));
  for (const problem of [...problems, error ?? []].flat()) add(1, problem);
  for (const step of steps.filter((one) => one.status === 'failed' || one.status === 'unclear')) {
    add(1, `Step ${step.number}: ${step.sentence}`);
    add(2, step.result);
    for (const proposal of step.proposals) add(3, proposal);
  }
  return lines.join('\n');
}

/** A line of JSON for each step; one for a test that could not be run, or not to its end. */
export function jsonLines({ status, name, file, row, problems, error, steps }) {
  const common = { file, test: name, row };
  const whole = [...problems, error ?? []].flat().map((result) => ({
    ...common,
    step: null,
    type: null,
    sentence: null,
    status,
    result,
    page: null,
    proposals: [],
  }));
  const each = steps.map(({ number, type, sentence, status: ofStep, result, page, proposals }) => ({
    ...common,
    step: number,
    type,
    sentence,
    status: ofStep,
    result,
    page,
    proposals,
  }));
  return [...whole, ...each].map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** Saves the screenshot of the failed step. @returns its name; undefined: there is none */
export function saveScreenshot(folder, { file, row, steps }, index) {
  const step = steps.find(({ screenshot }) => screenshot);
  if (folder === undefined || !step) return undefined;
  const stem = file
    .replace(/\.steps\.md$/, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '');
  const name = `${stem}${row === null ? '' : `-${index + 1}`}-step-${step.number}.jpg`;
  writeOutput(join(folder, name), step.screenshot);
  return name;
}

export function writeOutput(file, content) {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw usageError(`${file} cannot be written (${error.code}).`);
  }
}
