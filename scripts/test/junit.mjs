import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes the results of all sections in the JUnit format that CI systems read: a suite for each file. */
export async function writeJunit(path, runs) {
  const suites = runs.flatMap(({ name: section, results }) =>
    [...new Set(results.map(({ file }) => file))].map((file) => {
      const tests = results.filter((result) => result.file === file);
      const name = file ? `${section}: ${file}` : section;
      return element('testsuite', { name, ...totals(tests) }, tests.map(testCase).join(''));
    }),
  );
  await mkdir(dirname(path), { recursive: true });
  const all = runs.flatMap(({ results }) => results);
  await writeFile(
    path,
    `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', totals(all), suites.join(''))}`,
  );
}

function testCase({ file, name, status, seconds, message = '', context = '' }) {
  const details = {
    passed: '',
    skipped: element('skipped', {}),
    failed: element(
      'failure',
      { message: message.split('\n')[0] },
      escape([message, context].filter(Boolean).join('\n\n')),
    ),
  };
  return element('testcase', { name, classname: file ?? '', time: seconds.toFixed(3) }, details[status]);
}

function totals(tests) {
  const number = (status) => tests.filter((test) => test.status === status).length;
  const time = tests.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3);
  return { tests: tests.length, failures: number('failed'), skipped: number('skipped'), time };
}

function element(name, attributes, content = '') {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return `<${name}${list.join('')}>${content}</${name}>\n`;
}

function escape(text) {
  // XML 1.0 has no control characters, not even escaped ones.
  const legal = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return legal
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
