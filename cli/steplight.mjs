#!/usr/bin/env node
/** The command line client of Steplight: runs a test suite and exits with the result. Needs Node 20. */
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const VERSION = '1.0.0';
const HELP = `Usage: steplight.mjs run --suite <id> [options]

Starts a test suite of Steplight and waits until it has finished.

Options:
  --suite <id>         the suite's ID, as its card shows it
  --api <address>      address of the API (or STEPLIGHT_API)
  --junit <file>       write the result as JUnit XML
  --ctrf <file>        write the result as CTRF JSON
  --timeout <minutes>  how long to wait (30)
  --interval <s>       seconds between two polls of the run (5)
  --name <text>        name of the run (the suite's)
  --repo <owner/name>  the repository and ...
  --sha <sha>          ... the commit under test, to show the result with it
  --frozen             do not start if a step is unclear; list the unclear steps
  --help, --version

Environment:
  STEPLIGHT_API_KEY          the company's API key (required)
  STEPLIGHT_API              address of the API
  STEPLIGHT_IDEMPOTENCY_KEY  a second call with the same key waits for the run of the first

Exit codes: 0 passed, 1 a test failed, 2 wrong arguments, key or suite, or unclear steps (--frozen),
3 timed out (the run continues), 4 the service or the run failed with an error.
`;

const EXIT = { passed: 0, failed: 1, usageError: 2, timedOut: 3, error: 4 };
const UNFINISHED = ['pending', 'running'];
const STATUSES = [...UNFINISHED, 'passed', 'failed', 'error', 'cancelled'];
const REQUEST_TIMEOUT_MS = 30_000;
const MAX_BACKOFF_MS = 30_000;
/** How long the service may be unreachable without interruption. */
const MAX_OUTAGE_MS = 10 * 60_000;
const NUMBER = /^(\d+|\d*\.\d+)$/;

/** Exits with this code and prints the message to standard error. */
class Exit extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
const usageError = (message) => new Exit(EXIT.usageError, message);

/** Printed if the client exits while the run continues; empty before its start and after its end. */
let continuation = '';

const print = (line) => process.stdout.write(`${line}\n`);
const printError = (line) => process.stderr.write(`steplight: ${line}\n`);

/** Parses and validates arguments and environment. Durations are milliseconds. */
function parseCall(args, environment) {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const names = ['suite', 'api', 'junit', 'ctrf', 'timeout', 'interval', 'name', 'repo', 'sha'];
  const flags = { frozen: flag, help: flag, version: flag };
  const options = { ...Object.fromEntries(names.map((name) => [name, text])), ...flags };
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usageError(`${error.message.split(/[.\n]/)[0]}.`);
  }
  const { values, positionals } = parsed;
  if (values.help) return { output: HELP };
  if (values.version) return { output: `steplight ${VERSION}\n` };
  if (positionals.length !== 1 || positionals[0] !== 'run')
    throw usageError('Usage: run --suite <id>. See --help.');

  const key = (environment.STEPLIGHT_API_KEY ?? '').trim();
  const api = (values.api || environment.STEPLIGHT_API || '').trim().replace(/\/+$/, '');
  const timeout = values.timeout || '30';
  const interval = values.interval || '5';
  if (!/^0*[1-9]\d{0,9}$/.test(values.suite ?? ''))
    throw usageError("The suite's ID is missing: --suite <id>.");
  if (!/^https?:\/\/[^\s"\\]+$/.test(api))
    throw usageError("The API's address is missing: --api <address> or STEPLIGHT_API.");
  if (key === '') throw usageError('STEPLIGHT_API_KEY is not set.');
  if (!/^[\w.~+/=-]+$/.test(key)) throw usageError('STEPLIGHT_API_KEY contains invalid characters.');
  if (!NUMBER.test(timeout) || Number(timeout) === 0) throw usageError('--timeout takes minutes: 30, 0.5.');
  if (!NUMBER.test(interval) || Number(interval) < 0.1)
    throw usageError('--interval takes seconds, at least 0.1.');
  const idempotencyKey = environment.STEPLIGHT_IDEMPOTENCY_KEY || randomUUID();
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw usageError('STEPLIGHT_IDEMPOTENCY_KEY must be 1 to 255 visible characters.');
  return {
    api,
    key,
    idempotencyKey,
    timeout: Number(timeout) * 60_000,
    minutes: timeout,
    interval: Number(interval) * 1000,
    reports: [
      { format: 'junit', file: values.junit },
      { format: 'ctrf', file: values.ctrf },
    ].filter(({ file }) => file),
    request: {
      test_blueprint_category_id: Number(values.suite),
      ...(values.name && { name: values.name }),
      ...(values.frozen && { frozen: true }),
      ...commitUnderTest(values, environment),
    },
  };
}

/** In GitHub Actions the commit of the workflow: on a pull request its head, not the temporary merge commit. */
function commitUnderTest(values, environment) {
  if (Boolean(values.repo) !== Boolean(values.sha)) throw usageError('--repo and --sha require each other.');
  if (values.repo) return { repo: values.repo, sha: values.sha.toLowerCase() };
  const { GITHUB_ACTIONS, GITHUB_REPOSITORY: repo, GITHUB_SHA: sha } = environment;
  if (GITHUB_ACTIONS !== 'true' || !repo || !sha) return {};
  return { repo, sha: headOfPullRequest(environment) ?? sha };
}

function headOfPullRequest({ GITHUB_EVENT_NAME, GITHUB_EVENT_PATH }) {
  if (!GITHUB_EVENT_NAME?.startsWith('pull_request') || !GITHUB_EVENT_PATH) return undefined;
  try {
    return JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')).pull_request?.head?.sha;
  } catch {
    return undefined;
  }
}

/** A client of the API that retries while the API is unreachable or busy, at most until `deadline`. */
function connect({ api, key }, deadline) {
  async function attempt(method, path, body, headers) {
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        body: body && JSON.stringify(body),
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      return { status: 0, text: '', reason: error.cause?.code ?? error.name };
    }
  }

  return async function call(method, path, { body, headers } = {}) {
    const retryUntil = Math.min(deadline, Date.now() + MAX_OUTAGE_MS);
    for (let tries = 0; ; tries += 1) {
      const reply = await attempt(method, path, body, headers);
      if (!isTransient(reply.status)) return reply;
      const problem = reply.status === 0 ? `does not answer (${reply.reason})` : `answered ${reply.status}`;
      if (Date.now() >= retryUntil) throw new Exit(EXIT.error, `The service at ${api} ${problem}.`);
      if (tries === 0) print(`The service at ${api} ${problem}. Trying again.`);
      await sleep(Math.min(delay(tries, reply.headers), Math.max(0, retryUntil - Date.now())));
    }
  };
}

/** 0: no response. */
const isTransient = (status) => status === 0 || status === 408 || status === 429 || status >= 500;

/** Exponential backoff from half a second with jitter; longer if the service sends Retry-After. */
function delay(tries, headers) {
  const backoff = Math.min(MAX_BACKOFF_MS, 500 * 2 ** tries) * (0.5 + Math.random() / 2);
  const retryAfter = headers?.get('retry-after');
  if (!retryAfter) return backoff;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Math.max(backoff, wait || 0);
}

/** The API's error message, if the response is one of the API's. */
function errorMessage({ text }) {
  try {
    return JSON.parse(text).error;
  } catch {
    return undefined;
  }
}

function toExit(reply, call) {
  if (reply.status === 401) return usageError('The API key was refused. Check STEPLIGHT_API_KEY.');
  const message = errorMessage(reply);
  if (message && reply.status < 500) return usageError(message);
  return usageError(`${call.api} answered ${reply.status}, but it is not the API. Check --api.`);
}

/** Starts the run. @returns its ID */
async function startRun(api, call) {
  const headers = { 'idempotency-key': call.idempotencyKey };
  const reply = await api('POST', '/test_group_run/trigger_run', { body: call.request, headers });
  const id = /\/test_group_run\/(\d+)$/.exec(reply.headers.get('location') ?? '')?.[1];
  if (reply.status !== 201 || id === undefined) throw toExit(reply, call);
  return id;
}

/** The summary of the run: the values of its head, and its text. */
async function fetchSummary(api, call, id) {
  const reply = await api('GET', `/test_group_run/${id}/summary`);
  if (reply.status !== 200) {
    if (reply.status === 404) throw new Exit(EXIT.error, `Run ${id} no longer exists.`);
    throw toExit(reply, call);
  }
  const end = reply.text.indexOf('\n\n');
  const head = Object.fromEntries(
    reply.text
      .slice(0, end)
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2)),
  );
  if (!STATUSES.includes(head.status)) throw toExit(reply, call);
  return { ...head, text: reply.text.slice(end + 2).trimEnd() };
}

/** Polls the run until its end or the deadline, and prints each change. */
async function waitForRun(api, call, id, deadline) {
  let last = '';
  for (;;) {
    const run = await fetchSummary(api, call, id);
    if (last === '') print(`Follow it at ${run.url}`);
    continuation = UNFINISHED.includes(run.status) ? `Run ${id} continues: ${run.url}` : '';
    const line = `${run.status}: ${run.finished} of ${run.total} tests finished, ${run.passed} passed`;
    if (line !== last) print(line);
    last = line;
    const left = deadline - Date.now();
    if (!UNFINISHED.includes(run.status) || left <= 0) return run;
    await sleep(Math.min(call.interval, left));
  }
}

/** Checks before the run that its reports can be written. */
function prepareReports({ reports }) {
  for (const { file } of reports) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      if (existsSync(file)) appendFileSync(file, '');
      else accessSync(dirname(file), constants.W_OK);
    } catch (error) {
      throw usageError(`${file} cannot be written (${error.code}).`);
    }
  }
}

async function writeReports(api, call, id) {
  for (const { format, file } of call.reports) {
    const reply = await api('GET', `/test_group_run/${id}/${format}`);
    if (reply.status !== 200)
      throw new Exit(EXIT.error, `The ${format} report could not be fetched (${reply.status}).`);
    try {
      writeFileSync(file, reply.text);
    } catch (error) {
      throw usageError(`${file} cannot be written (${error.code}).`);
    }
    print(`Wrote ${file}`);
  }
}

/** In GitHub Actions: the outputs of the step and the job summary. */
function reportToGithub({ GITHUB_ACTIONS, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, run) {
  if (GITHUB_ACTIONS !== 'true') return;
  if (GITHUB_OUTPUT)
    appendFileSync(GITHUB_OUTPUT, `group-run-id=${run.run}\nurl=${run.url}\nstatus=${run.status}\n`);
  if (!GITHUB_STEP_SUMMARY) return;
  // Four spaces make it a code block, so that nothing in it is markup.
  const text = run.text.replace(/^/gm, '    ');
  appendFileSync(GITHUB_STEP_SUMMARY, `## Steplight\n\n${text}\n\n[Open the run](${run.url})\n`);
}

const codeOf = (status) =>
  status === 'passed' ? EXIT.passed : status === 'failed' ? EXIT.failed : EXIT.error;

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
  process.on(signal, () => {
    printError(`Stopped waiting. ${continuation}`.trim());
    process.exit(code);
  });

/** Resolves to the exit code. */
async function main(args, environment) {
  const call = parseCall(args, environment);
  if (call.output) {
    process.stdout.write(call.output);
    return EXIT.passed;
  }
  prepareReports(call);
  const deadline = Date.now() + call.timeout;
  const api = connect(call, deadline);

  const id = await startRun(api, call);
  continuation = `Run ${id} continues.`;
  print(`Run ${id} has started.`);
  const run = await waitForRun(api, call, id, deadline);
  reportToGithub(environment, run);
  // After a timeout the reports contain the results so far.
  const reportApi = connect(call, Date.now() + MAX_OUTAGE_MS);
  print(`\n${run.text}\n`);
  const isFinished = !UNFINISHED.includes(run.status);
  const code = isFinished ? codeOf(run.status) : EXIT.timedOut;
  try {
    await writeReports(reportApi, call, id);
  } catch (error) {
    if (code === EXIT.passed || !(error instanceof Exit)) throw error;
    printError(error.message);
  }
  if (!isFinished) printError(`Not finished after ${call.minutes} minutes. ${continuation}`);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  printError(error instanceof Exit ? error.message : `Unexpected error: ${error.message}`);
  if (continuation) printError(continuation);
  process.exitCode = error instanceof Exit ? error.code : EXIT.error;
}
