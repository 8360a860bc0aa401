import { setTimeout as sleep } from 'node:timers/promises';
import { connect, MAX_OUTAGE_MS, readError, toExit } from './api.mjs';
import { findCredentials } from './credentials.mjs';
import { EXIT, Exit, print, printError } from './exit.mjs';
import { putComment } from './github-comment.mjs';
import { fetchReport, fetchSummary, prepareReports, reportToWorkflow, writeReports } from './reports.mjs';
import { readRunCall } from './run-request.mjs';

export const RUN_OPTIONS = {
  suite: 'text',
  test: 'list',
  tag: 'list',
  folder: 'text',
  'changed-since': 'text',
  'base-url': 'text',
  environment: 'text',
  var: 'list',
  shard: 'text',
  frozen: 'flag',
  retries: 'text',
  name: 'text',
  junit: 'text',
  ctrf: 'text',
  attachments: 'text',
  timeout: 'text',
  interval: 'text',
  repo: 'text',
  sha: 'text',
  branch: 'text',
  'pull-request': 'text',
  comment: 'flag',
};

export const RUN_HELP = `Usage: steplight run (--suite <id> | --test <id> | --tag <tag> | --folder <folder>) [options]

Starts tests and waits until they have finished.

Which tests:
  --suite <id>            those of the suite; its card shows the ID
  --test <id>             this one; may be repeated
  --folder <folder>       those of the .steps.md files in the folder
  --changed-since <ref>   only those that differ from the git ref, or whose modules do
  --tag <tag>             only those with the tag; may be repeated for any of several
  --shard <i>/<n>         only the i-th of n parts, to run them side by side

How they run:
  --base-url <address>    in place of the origin of their starting URLs
  --environment <name>    the environment where they run, such as Staging
  --var <name>=<value>    a value for this run; the name alone takes the environment variable
  --retries <n>           try a failed test again 0, 1 or 2 times, in place of what its suite says
  --frozen                no model, no healing; start nothing if a step is unclear
  --name <text>           name of the run

Results:
  --junit <file>          write the result as JUnit XML
  --ctrf <file>           write the result as CTRF JSON
  --attachments <folder>  save the screenshots of failed steps, for the reports
  --comment               comment on the pull request with GITHUB_TOKEN
  --repo <owner/name>     the repository and ...
  --sha <sha>             ... the commit under test, to show the result with it
  --branch <name>         its branch, to find the run by
  --pull-request <n>      its pull request

  --api <address>         address of the API (or STEPLIGHT_API)
  --timeout <minutes>     how long to wait (30)
  --interval <s>          seconds between two polls of the run (5)

Environment:
  STEPLIGHT_API_KEY          an API key, unless "login" has stored one
  STEPLIGHT_API              address of the API
  STEPLIGHT_IDEMPOTENCY_KEY  a second call with the same key waits for the run of the first

Exit codes: 0 passed, or nothing to run, 1 a test failed, 2 wrong arguments, key or suite, or
unclear steps (--frozen), 3 timed out (the run continues), 4 the service or the run failed with
an error.
`;

const UNFINISHED = ['pending', 'running'];
const STATUSES = [...UNFINISHED, 'passed', 'failed', 'error', 'cancelled'];

/** Resolves to the exit code. `progress.continuation` is printed if the client exits while the run continues. */
export async function run({ values, environment, progress }) {
  const call = readRunCall(values, environment);
  const credentials = findCredentials(values, environment);
  if (call.request === undefined) {
    print(`No test has changed since ${values['changed-since']}. Nothing was started.`);
    return EXIT.passed;
  }
  prepareReports(call);
  const deadline = Date.now() + call.timeout;
  const api = connect(credentials, deadline);

  const id = await startRun(api, call, credentials);
  if (id === undefined) return EXIT.passed;
  progress.continuation = `Run ${id} continues.`;
  print(`Run ${id} has started.`);
  const finished = await waitForRun(api, { call, credentials, id, deadline, progress });
  reportToWorkflow(environment, finished);
  print(`\n${finished.text}\n`);
  const isFinished = !UNFINISHED.includes(finished.status);
  const code = isFinished ? codeOf(finished.status) : EXIT.timedOut;
  // After a timeout the reports contain the results so far.
  await report(connect(credentials, Date.now() + MAX_OUTAGE_MS), call, id, code);
  if (!isFinished) printError(`Not finished after ${call.minutes} minutes. ${progress.continuation}`);
  return code;
}

/** @returns the run's ID; undefined: there is nothing to run. */
async function startRun(api, call, credentials) {
  const headers = { 'idempotency-key': call.idempotencyKey };
  const reply = await api('POST', '/test_group_run/trigger_run', { body: call.request, headers });
  const id = /\/test_group_run\/(\d+)$/.exec(reply.headers.get('location') ?? '')?.[1];
  if (reply.status === 201 && id !== undefined) return id;
  const problem = readError(reply);
  // That none of the tests which have changed has the tag is no mistake.
  const isNothingToRun =
    problem?.code === 'empty_shard' || (problem?.code === 'no_tagged_tests' && call.isOfChanges);
  if (!isNothingToRun) throw toExit(reply, credentials);
  print(`${problem.error} Nothing was started.`);
  return undefined;
}

/** Polls the run until its end or the deadline, and prints each change. */
async function waitForRun(api, { call, credentials, id, deadline, progress }) {
  let last = '';
  for (;;) {
    const summary = await fetchSummary(api, credentials, id, STATUSES);
    const { status, url, finished, total, passed, waits } = summary;
    if (last === '') print(`Follow it at ${url}`);
    progress.continuation = UNFINISHED.includes(status) ? `Run ${id} continues: ${url}` : '';
    const line = waits ?? `${status}: ${finished} of ${total} tests finished, ${passed} passed`;
    if (line !== last) print(line);
    last = line;
    const left = deadline - Date.now();
    if (!UNFINISHED.includes(status) || left <= 0) return summary;
    await sleep(Math.min(call.interval, left));
  }
}

/** Writes reports and comment. What fails changes the exit code of a passed run only; a comment that fails never does. */
async function report(api, call, id, code) {
  try {
    await writeReports(api, call, id);
  } catch (error) {
    if (code === EXIT.passed || !(error instanceof Exit)) throw error;
    printError(error.message);
  }
  if (call.comment === undefined) return;
  if (call.comment === null) {
    print('No comment: the run belongs to no pull request.');
    return;
  }
  try {
    await putComment(call.comment, await fetchReport(api, id, 'comment'));
    print(`Commented on pull request ${call.comment.pullRequest} of ${call.comment.repo}`);
  } catch (error) {
    printError(`The comment could not be written. ${error.message}`);
  }
}

const codeOf = (status) =>
  status === 'passed' ? EXIT.passed : status === 'failed' ? EXIT.failed : EXIT.error;
