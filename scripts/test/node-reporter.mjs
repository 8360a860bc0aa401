/**
 * A reporter of node:test that writes a `TestResult` (see results.mjs) as JSON in each line, and `{ file, isEnd: true }` for each file of a
 * group whose tests have all ended.
 */
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { isGroup } from './test-groups.mjs';

const MAX_CONTEXT_LINES = 30;

export default async function* report(source) {
  /** The names of the test and the suites around it, by file and nesting: files report side by side. */
  const names = new Map();
  /** The last lines that each file or group printed. */
  const printed = new Map();
  /** The group that a file belongs to. */
  const groups = new Map();
  for await (const { type, data: event } of source) {
    const isFileOfGroup = isGroup(event.file) && event.name !== undefined && !isGroup(event.name);
    const data = isFileOfGroup
      ? { ...event, file: resolve(event.name) }
      : { ...event, nesting: event.nesting - (groups.has(event.file) ? 1 : 0) };
    if (type === 'test:stdout' || type === 'test:stderr') {
      // Unlike the other events, these name files relative to the current folder.
      const file = resolve(event.file);
      const lines = `${printed.get(file) ?? ''}${data.message}`.split('\n');
      printed.set(file, lines.slice(-MAX_CONTEXT_LINES - 1).join('\n'));
    } else if (type === 'test:start' && isFileOfGroup) {
      groups.set(data.file, event.file);
    } else if (type === 'test:start') {
      const path = names.get(data.file) ?? [];
      names.set(data.file, [...path.slice(0, data.nesting), data.name]);
    } else if (type === 'test:pass' || type === 'test:fail') {
      if (isFileOfGroup) {
        // The process ended before: the file runs again.
        if (event.details.error?.failureType === 'cancelledByParent') continue;
        yield `${JSON.stringify({ file: data.file, isEnd: true })}\n`;
        if (type === 'test:pass') continue;
      }
      const result = resultOf(type === 'test:pass', data, names.get(data.file) ?? []);
      // The output of a process does not tell which of its tests printed it.
      if (result?.status === 'failed')
        result.context = printed.get(groups.get(data.file) ?? data.file)?.trim();
      if (result) yield `${JSON.stringify(result)}\n`;
    }
  }
}

/** Null for a suite: its tests have results of their own, unless it failed itself, in a hook say. */
function resultOf(hasPassed, { name, nesting, file, skip, todo, details }, path) {
  const { error, type, duration_ms: duration } = details;
  if (type === 'suite' && hasPassed) return null;
  if (error?.failureType === 'subtestsFailed') return null;
  const isSkipped = skip !== undefined || todo !== undefined;
  const result = {
    file: file ?? null,
    name: [...path.slice(0, nesting), name].join(' › '),
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
