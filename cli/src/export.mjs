import { FILES_TIMEOUT_MS, connect, readBody } from './api.mjs';
import { readScope } from './command-line.mjs';
import { findCredentials } from './credentials.mjs';
import { EXIT, print, printError, usageError } from './exit.mjs';
import { readFile, writeFile } from './test-folder.mjs';

export const EXPORT_OPTIONS = { playwright: 'flag', suite: 'text', test: 'list', force: 'flag' };
export const EXPORT_HELP = `Usage: steplight export --playwright [folder] [options]

Writes tests as specs for Playwright Test, with a configuration, to the folder
(playwright). Steps that cannot be expressed are listed; they fail in the spec.

Options:
  --suite <id>      only the tests of the suite
  --test <id>       only this test; may be repeated
  --force           overwrite files that exist with other content
  --api <address>   address of the API (or STEPLIGHT_API)

Exit codes: 0 done, 1 files exist, 2 usage, 4 the service failed.
`;

/** Resolves to the exit code. */
export async function exportTests({ values, positionals: [folder = 'playwright'], environment }) {
  if (!values.playwright) throw usageError('Name the format: export --playwright [folder].');
  const query = readScope(values);
  const credentials = findCredentials(values, environment);
  const call = connect(credentials);
  const reply = await call('GET', `/playwright_export?${query}`, { timeout: FILES_TIMEOUT_MS });
  const { files, notes } = readBody(reply, credentials);
  const isOther = ({ path, content }) => ![undefined, content].includes(readFile(folder, path));
  const others = files.filter(isOther);
  if (others.length > 0 && !values.force) {
    printError('These files exist with other content. Nothing was written; --force overwrites them:');
    for (const { path } of others) print(`  ${path}`);
    return EXIT.failed;
  }
  for (const { path, content } of files) writeFile(folder, path, content);
  for (const { path, step_number: number, message } of notes) print(`${path}, step ${number}: ${message}`);
  print(`Wrote ${files.length} files to ${folder}.`);
  return EXIT.passed;
}
