#!/usr/bin/env node
/** The command line client of Steplight: starts a test suite, waits for it, tells the result by its exit code. Needs Node 20. */
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
  --interval <s>       seconds between two looks at the run (5)
  --name <text>        name of the run (the suite's)
  --repo <owner/name>  the repository and ...
  --sha <sha>          ... the commit under test, to show the result beside it
  --frozen             start nothing if a step is unclear, and list such steps
  --help, --version

Environment:
  STEPLIGHT_API_KEY          the company's API key (required)
  STEPLIGHT_API              address of the API
  STEPLIGHT_IDEMPOTENCY_KEY  a call with a key that was used before waits for the run it started

Exit codes: 0 passed, 1 a test failed, 2 wrong call (arguments, key, suite) or unclear steps (--frozen),
3 timed out (the run goes on), 4 the service or the run broke.
`;

const EXIT = { passed: 0, failed: 1, wrongCall: 2, timedOut: 3, broke: 4 };
const UNFINISHED = ['pending', 'running'];
const STATUSES = [...UNFINISHED, 'passed', 'failed', 'error', 'cancelled'];
/** Milliseconds. */
const REQUEST_TIMEOUT = 30_000;
const MAX_BACKOFF = 30_000;
/** For how long the service may be away in one go. */
const MAX_OUTAGE = 10 * 60_000;
const NUMBER = /^(\d+|\d*\.\d+)$/;

/** Ends the program with this code; the message is for standard error. */
class Exit extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
const wrongCall = (message) => new Exit(EXIT.wrongCall, message);

/** What to know about the run when nobody waits for it any more; empty before its start and after its end. */
let goesOn = '';

const say = (line) => process.stdout.write(`${line}\n`);
const complain = (line) => process.stderr.write(`steplight: ${line}\n`);

/** What the call asks for, checked. Durations are milliseconds. */
function readCall(args, environment) {
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const names = ['suite', 'api', 'junit', 'ctrf', 'timeout', 'interval', 'name', 'repo', 'sha'];
  const flags = { frozen: flag, help: flag, version: flag };
  const options = { ...Object.fromEntries(names.map((name) => [name, text])), ...flags };
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw wrongCall(`${error.message.split(/[.\n]/)[0]}.`);
  }
  const { values, positionals } = parsed;
  if (values.help) return { prints: HELP };
  if (values.version) return { prints: `steplight ${VERSION}\n` };
  if (positionals.length !== 1 || positionals[0] !== 'run')
    throw wrongCall('Say what to do: run --suite <id>. See --help.');

  const key = (environment.STEPLIGHT_API_KEY ?? '').trim();
  const api = (values.api || environment.STEPLIGHT_API || '').trim().replace(/\/+$/, '');
  const timeout = values.timeout || '30';
  const interval = values.interval || '5';
  if (!/^0*[1-9]\d{0,9}$/.test(values.suite ?? '')) throw wrongCall("Name the suite's ID: --suite <id>.");
  if (!/^https?:\/\/[^\s"\\]+$/.test(api))
    throw wrongCall("Name the API's address: --api <address> or STEPLIGHT_API.");
  if (key === '') throw wrongCall('STEPLIGHT_API_KEY is not set.');
  if (!/^[\w.~+/=-]+$/.test(key)) throw wrongCall('STEPLIGHT_API_KEY holds characters that no key has.');
  if (!NUMBER.test(timeout) || Number(timeout) === 0) throw wrongCall('--timeout takes minutes: 30, 0.5.');
  if (!NUMBER.test(interval) || Number(interval) < 0.1)
    throw wrongCall('--interval takes seconds, at least 0.1.');
  const idempotencyKey = environment.STEPLIGHT_IDEMPOTENCY_KEY || randomUUID();
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw wrongCall('STEPLIGHT_IDEMPOTENCY_KEY must be 1 to 255 visible characters.');
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

/** In GitHub Actions the commit that the workflow runs for: on a pull request its head, not the merge that exists nowhere else. */
function commitUnderTest(values, environment) {
  if (Boolean(values.repo) !== Boolean(values.sha))
    throw wrongCall('Name both --repo and --sha, or neither.');
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

/** The API, asked again while it is away or busy, until it has been so for too long or `deadline` has come. */
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
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      return { status: 0, text: '', fault: error.cause?.code ?? error.name };
    }
  }

  return async function call(method, path, { body, headers } = {}) {
    const giveUpAt = Math.min(deadline, Date.now() + MAX_OUTAGE);
    for (let tries = 0; ; tries += 1) {
      const reply = await attempt(method, path, body, headers);
      if (!isPassing(reply.status)) return reply;
      const what = reply.status === 0 ? `does not answer (${reply.fault})` : `answered ${reply.status}`;
      if (Date.now() >= giveUpAt) throw new Exit(EXIT.broke, `The service at ${api} ${what}.`);
      if (tries === 0) say(`The service at ${api} ${what}. Trying again.`);
      await sleep(Math.min(delay(tries, reply.headers), Math.max(0, giveUpAt - Date.now())));
    }
  };
}

/** 0: no answer at all. */
const isPassing = (status) => status === 0 || status === 408 || status === 429 || status >= 500;

/** Doubling from half a second, each with a share of chance so that jobs do not come back in step; longer if the service asks for it. */
function delay(tries, headers) {
  const backoff = Math.min(MAX_BACKOFF, 500 * 2 ** tries) * (0.5 + Math.random() / 2);
  const asked = headers?.get('retry-after');
  if (!asked) return backoff;
  const wait = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Math.max(backoff, wait || 0);
}

/** The service's own sentence, where the answer is one of the API's. */
function sentenceOf({ text }) {
  try {
    return JSON.parse(text).error;
  } catch {
    return undefined;
  }
}

function refusal(reply, call) {
  if (reply.status === 401) return wrongCall('The API key was refused. Check STEPLIGHT_API_KEY.');
  const sentence = sentenceOf(reply);
  if (sentence && reply.status < 500) return wrongCall(sentence);
  return wrongCall(`${call.api} answered ${reply.status}, but not as the API does. Check --api.`);
}

/** Answers the id of the group run. */
async function startRun(api, call) {
  const headers = { 'idempotency-key': call.idempotencyKey };
  const reply = await api('POST', '/test_group_run/trigger_run', { body: call.request, headers });
  const id = /\/test_group_run\/(\d+)$/.exec(reply.headers.get('location') ?? '')?.[1];
  if (reply.status !== 201 || id === undefined) throw refusal(reply, call);
  return id;
}

/** How the run stands: the head's values, and the text for a person. */
async function lookAt(api, call, id) {
  const reply = await api('GET', `/test_group_run/${id}/summary`);
  if (reply.status !== 200) {
    if (reply.status === 404) throw new Exit(EXIT.broke, `Run ${id} does not exist any more.`);
    throw refusal(reply, call);
  }
  const end = reply.text.indexOf('\n\n');
  const head = Object.fromEntries(
    reply.text
      .slice(0, end)
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2)),
  );
  if (!STATUSES.includes(head.status)) throw refusal(reply, call);
  return { ...head, text: reply.text.slice(end + 2).trimEnd() };
}

/** Follows the run to its end or to the deadline, and says each change once. */
async function follow(api, call, id, deadline) {
  let last = '';
  for (;;) {
    const run = await lookAt(api, call, id);
    if (last === '') say(`Follow it at ${run.url}`);
    goesOn = UNFINISHED.includes(run.status) ? `Run ${id} goes on: ${run.url}` : '';
    const line = `${run.status}: ${run.finished} of ${run.total} tests finished, ${run.passed} passed`;
    if (line !== last) say(line);
    last = line;
    const left = deadline - Date.now();
    if (!UNFINISHED.includes(run.status) || left <= 0) return run;
    await sleep(Math.min(call.interval, left));
  }
}

/** Makes sure before the run that its reports can be written after it. */
function prepareReports({ reports }) {
  for (const { file } of reports) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      if (existsSync(file)) appendFileSync(file, '');
      else accessSync(dirname(file), constants.W_OK);
    } catch (error) {
      throw wrongCall(`${file} cannot be written (${error.code}).`);
    }
  }
}

async function writeReports(api, call, id) {
  for (const { format, file } of call.reports) {
    const reply = await api('GET', `/test_group_run/${id}/${format}`);
    if (reply.status !== 200)
      throw new Exit(EXIT.broke, `The ${format} report cannot be had (${reply.status}).`);
    try {
      writeFileSync(file, reply.text);
    } catch (error) {
      throw wrongCall(`${file} cannot be written (${error.code}).`);
    }
    say(`Wrote ${file}`);
  }
}

/** Outputs of the step, and a page beside the job, in GitHub Actions. */
function tellGithub({ GITHUB_ACTIONS, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, run) {
  if (GITHUB_ACTIONS !== 'true') return;
  if (GITHUB_OUTPUT)
    appendFileSync(GITHUB_OUTPUT, `group-run-id=${run.run}\nurl=${run.url}\nstatus=${run.status}\n`);
  if (!GITHUB_STEP_SUMMARY) return;
  // Indented by four blanks, nothing in it is markup.
  const text = run.text.replace(/^/gm, '    ');
  appendFileSync(GITHUB_STEP_SUMMARY, `## Steplight\n\n${text}\n\n[Open the run](${run.url})\n`);
}

const codeOf = (status) =>
  status === 'passed' ? EXIT.passed : status === 'failed' ? EXIT.failed : EXIT.broke;

for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
  process.on(signal, () => {
    complain(`Stopped waiting. ${goesOn}`.trim());
    process.exit(code);
  });

/** Answers the exit code. */
async function main(args, environment) {
  const call = readCall(args, environment);
  if (call.prints) {
    process.stdout.write(call.prints);
    return EXIT.passed;
  }
  prepareReports(call);
  const deadline = Date.now() + call.timeout;
  const api = connect(call, deadline);

  const id = await startRun(api, call);
  goesOn = `Run ${id} goes on.`;
  say(`Run ${id} has started.`);
  const run = await follow(api, call, id, deadline);
  tellGithub(environment, run);
  // Of a run that was not waited for to its end, the reports tell what is known.
  const patient = connect(call, Date.now() + MAX_OUTAGE);
  say(`\n${run.text}\n`);
  const isOver = !UNFINISHED.includes(run.status);
  const code = isOver ? codeOf(run.status) : EXIT.timedOut;
  try {
    await writeReports(patient, call, id);
  } catch (error) {
    if (code === EXIT.passed || !(error instanceof Exit)) throw error;
    complain(error.message);
  }
  if (!isOver) complain(`Not finished after ${call.minutes} minutes. ${goesOn}`);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2), process.env);
} catch (error) {
  complain(error instanceof Exit ? error.message : `Broke: ${error.message}`);
  if (goesOn) complain(goesOn);
  process.exitCode = error instanceof Exit ? error.code : EXIT.broke;
}
