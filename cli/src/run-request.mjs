import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { usageError } from './exit.mjs';
import { selectTests } from './select-tests.mjs';

const NUMBER = /^(\d+|\d*\.\d+)$/;

/** What to start, how to wait and what to write, from options and environment. Durations are milliseconds. `request` undefined: no test has changed. */
export function readRunCall(values, environment) {
  const timeout = values.timeout || '30';
  const interval = values.interval || '5';
  if (!NUMBER.test(timeout) || Number(timeout) === 0) throw usageError('--timeout takes minutes: 30, 0.5.');
  if (!NUMBER.test(interval) || Number(interval) < 0.1)
    throw usageError('--interval takes seconds, at least 0.1.');
  const idempotencyKey = environment.STEPLIGHT_IDEMPOTENCY_KEY || randomUUID();
  if (!/^[\x21-\x7e]{1,255}$/.test(idempotencyKey))
    throw usageError('STEPLIGHT_IDEMPOTENCY_KEY must be 1 to 255 visible characters.');
  const commit = commitUnderTest(values, environment);
  const shard = values.shard ? readShard(values.shard) : undefined;
  const variables = readVariables(values.var ?? [], environment);
  const tests = selectTests(values);
  return {
    idempotencyKey,
    isOfChanges: values['changed-since'] !== undefined,
    timeout: Number(timeout) * 60_000,
    minutes: timeout,
    interval: Number(interval) * 1000,
    attachments: values.attachments || undefined,
    comment: values.comment ? readCommentTarget(commit, environment) : undefined,
    reports: [
      { format: 'junit', file: values.junit },
      { format: 'ctrf', file: values.ctrf },
    ].filter(({ file }) => file),
    request: tests && {
      ...tests,
      ...(values.name && { name: values.name }),
      ...(values.frozen && { frozen: true }),
      ...(values.retries && { retries: readRetries(values.retries) }),
      ...(values['base-url'] && { base_url: values['base-url'] }),
      ...(values.environment && { environment: values.environment }),
      ...(shard && { shard }),
      ...(variables && { variables }),
      ...commit,
      ...branchUnderTest(values, environment),
    },
  };
}

function readRetries(text) {
  if (!/^[0-2]$/.test(text)) throw usageError('--retries takes 0, 1 or 2.');
  return Number(text);
}

function readShard(text) {
  const [, index, total] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  if (!(Number(index) >= 1 && Number(index) <= Number(total) && Number(total) <= 100))
    throw usageError('--shard takes part and number of parts: 1/3.');
  return { index: Number(index), total: Number(total) };
}

/** `name=value`; a name alone takes the environment variable of that name, so that a secret is in no command line. */
export function readVariables(given, environment) {
  const entries = given.map((text) => {
    const [, name, value] = /^([A-Za-z_]\w*)(?:=([^]*))?$/.exec(text) ?? [];
    if (name === undefined)
      throw usageError('--var takes name=value, or the name of an environment variable.');
    const chosen = value ?? environment[name];
    if (!chosen) throw usageError(`--var ${name} has no value.`);
    return [name, chosen];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Repository, commit and pull request. In GitHub Actions those of the workflow: of a pull request its head, not the temporary merge commit. */
function commitUnderTest(values, environment) {
  if (Boolean(values.repo) !== Boolean(values.sha)) throw usageError('--repo and --sha require each other.');
  const number = values['pull-request'];
  if (number && !/^[1-9]\d{0,8}$/.test(number)) throw usageError('--pull-request takes a number.');
  const { GITHUB_ACTIONS, GITHUB_REPOSITORY, GITHUB_SHA } = environment;
  const isWorkflow = GITHUB_ACTIONS === 'true' && Boolean(GITHUB_REPOSITORY) && Boolean(GITHUB_SHA);
  const repo = values.repo || (isWorkflow ? GITHUB_REPOSITORY : undefined);
  if (!repo) {
    if (number) throw usageError('--pull-request requires --repo and --sha.');
    return {};
  }
  const event = isWorkflow && repo === GITHUB_REPOSITORY ? pullRequestOf(environment) : undefined;
  const pullRequest = number ? Number(number) : event?.number;
  return {
    repo,
    sha: values.sha ? values.sha.toLowerCase() : (event?.head?.sha ?? GITHUB_SHA),
    ...(pullRequest && { pull_request: pullRequest }),
  };
}

/** As named; in GitHub Actions the one of the workflow: of a pull request its head. */
function branchUnderTest({ branch }, { GITHUB_ACTIONS, GITHUB_HEAD_REF, GITHUB_REF_TYPE, GITHUB_REF_NAME }) {
  const ofWorkflow = GITHUB_HEAD_REF || (GITHUB_REF_TYPE === 'branch' ? GITHUB_REF_NAME : undefined);
  const name = branch || (GITHUB_ACTIONS === 'true' ? ofWorkflow : undefined);
  return name ? { branch: name } : {};
}

/** What GitHub tells a workflow about its pull request; undefined outside of one. */
function pullRequestOf({ GITHUB_EVENT_NAME, GITHUB_EVENT_PATH }) {
  if (!GITHUB_EVENT_NAME?.startsWith('pull_request') || !GITHUB_EVENT_PATH) return undefined;
  try {
    return JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')).pull_request;
  } catch {
    return undefined;
  }
}

/** Where the comment goes; null: the run belongs to no pull request. */
function readCommentTarget({ repo, pull_request: pullRequest }, { GITHUB_TOKEN, GITHUB_API_URL }) {
  const token = (GITHUB_TOKEN ?? '').trim();
  if (token === '')
    throw usageError('--comment needs GITHUB_TOKEN, with the permission pull-requests: write.');
  if (!repo || !pullRequest) return null;
  const api = (GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '');
  return { api, token, repo, pullRequest };
}
