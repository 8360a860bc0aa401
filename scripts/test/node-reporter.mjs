/**
 * A reporter of node:test that writes a `TestResult` (see results.mjs) as JSON in each line, and `{ file, isEnd: true }` for each file of a
 * group whose tests have all ended.
 */
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { isGroup } from './test-groups.mjs';

const MAX_CONTEXT_LINES = 30;

export default async function* report(source) {
  /** The tests and suites that have started, by process and number. */
  const started = new Map();
  /** The last lines that each process printed, by the file or group that it runs. */
  const printed = new Map();
  for await (const { type, data } of source) {
    if (type === 'test:stdout' || type === 'test:stderr') {
      // Unlike the other events, these name files relative to the current folder.
      const entry = resolve(data.file);
      const lines = `${printed.get(entry) ?? ''}${data.message}`.split('\n');
      printed.set(entry, lines.slice(-MAX_CONTEXT_LINES - 1).join('\n'));
    } else if (type === 'test:start') {
      started.set(keyOf(data), data);
    } else if (type === 'test:pass' || type === 'test:fail') {
      const entry = entryOf(data);
      const [outermost, ...inner] = pathOf(started, data);
      const isInGroup = isGroup(entry) && !isGroup(outermost);
      const file = isInGroup ? resolve(outermost) : (entry ?? null);
      if (isInGroup && inner.length === 0) {
        // The process ended before: the file runs again.
        if (data.details.error?.failureType === 'cancelledByParent') continue;
        yield `${JSON.stringify({ file, isEnd: true })}\n`;
        if (type === 'test:pass') continue;
      }
      const names = isInGroup && inner.length > 0 ? inner : [outermost, ...inner];
      const result = resultOf(type === 'test:pass', data, file, names);
      // The output of a process does not tell which of its tests printed it.
      if (result?.status === 'failed') result.context = printed.get(entry)?.trim();
      if (result) yield `${JSON.stringify(result)}\n`;
    }
  }
}

/** The file that a process runs. The file of an event is where its test is written down, which may be a helper of several. */
const entryOf = ({ entryFile, file }) => entryFile ?? file;

const keyOf = (data) => `${entryOf(data)} ${data.testId}`;

/** The names of the suites around a test, the outermost first, and its own. */
function pathOf(started, data) {
  const path = [data.name];
  let around = started.get(`${entryOf(data)} ${data.parentId}`);
  for (; around; around = started.get(`${entryOf(around)} ${around.parentId}`)) path.unshift(around.name);
  return path;
}

/** Null for a suite: its tests have results of their own, unless it failed itself, in a hook say. */
function resultOf(hasPassed, { skip, todo, details }, file, names) {
  const { error, type, duration_ms: duration } = details;
  if (type === 'suite' && hasPassed) return null;
  if (error?.failureType === 'subtestsFailed') return null;
  const isSkipped = skip !== undefined || todo !== undefined;
  const result = {
    file,
    name: names.join(' › '),
    status: hasPassed ? (isSkipped ? 'skipped' : 'passed') : 'failed',
    seconds: duration / 1000,
  };
  return hasPassed ? result : { ...result, message: messageOf(error) };
}

/** The error that the test threw is the cause of the one that node:test makes of it. */
function messageOf(error) {
  const thrown = error?.cause ?? error;
  // The stack of a failed assertion contains the difference; its properties would repeat both values.
  return thrown?.code === 'ERR_ASSERTION' ? thrown.stack : inspect(thrown);
}
