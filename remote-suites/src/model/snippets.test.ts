/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isOwnMachine, maskApiKey, readPipeline, snippet } from './snippets.ts';

const API = 'https://api.example.com';
const target = { apiAddress: API, suiteId: 12 };

const ADDRESSES = [
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['https://example.com:8443/api/v1?a=1&b=(2);#x', 'https://example.com:8443/api/v1?a=1&b=(2);#x'],
  ['https://example.com/$HOME/`id`/$(id)', 'https://example.com/%24HOME/%60id%60/%24(id)'],
  [`https://example.com/it's "mine"!`, 'https://example.com/it%27s%20%22mine%22%21'],
  ['https://example.com/${{ secrets.X }}', 'https://example.com/%24%7B%7B%20secrets.X%20%7D%7D'],
  ['https://example.com/a\\b', 'https://example.com/a/b'],
] as const;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'steplight-snippets-'));
  for (const tool of ['curl', 'node']) {
    const file = join(folder, tool);
    writeFileSync(file, `#!/bin/sh\nprintf '%s|' ${tool} "$@"\necho "api=$STEPLIGHT_API"\n`);
    chmodSync(file, 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What curl and node are called with when a shell reads the script, a line each, and the API's address as they see it. */
function calls(script: string, environment: Record<string, string> = {}): string[] {
  const env = { ...environment, PATH: `${folder}:${process.env['PATH']}` };
  const printed = execFileSync('/bin/sh', ['-c', script], { encoding: 'utf8', env, cwd: folder });
  return printed.trimEnd().split('\n');
}

const curl = (api: string) => `curl|-fsSO|--retry|5|${api}/ci/steplight.mjs|api=${api}`;
const run = (more = '') =>
  `node|steplight.mjs|run|--suite|12|--junit|reports/junit.xml|--ctrf|reports/ctrf.json|${more}`;

test.each(ADDRESSES)('GitHub Actions calls the API at %s', (apiAddress, api) => {
  const workflow = parse(snippet('github', { ...target, apiAddress }));
  const job = workflow.jobs.steplight;
  expect(job.env).toEqual({ STEPLIGHT_API: api });
  const [step] = job.steps;
  expect(step.env.STEPLIGHT_API_KEY).toBe('${{ secrets.STEPLIGHT_API_KEY }}');
  expect(calls(step.run, { ...job.env, REPO: 'ada/shop', SHA: 'c0ffee' })).toEqual([
    curl(api),
    `${run('--repo|ada/shop|--sha|c0ffee|')}api=${api}`,
  ]);
});

test('GitHub Actions names repository and commit, and keeps the reports of failures too', () => {
  const { on, jobs } = parse(snippet('github', target));
  expect(Object.keys(on)).toEqual(['push', 'pull_request', 'workflow_dispatch']);
  const [step, upload] = jobs.steplight.steps;
  expect(step.env).toMatchObject({
    REPO: '${{ github.repository }}',
    SHA: '${{ github.event.pull_request.head.sha || github.sha }}',
  });
  expect(upload).toMatchObject({
    if: '${{ !cancelled() }}',
    uses: expect.stringMatching(/^actions\/upload-artifact@v\d+$/),
    with: { path: 'reports/' },
  });
});

test.each(ADDRESSES)('GitLab CI calls the API at %s', (apiAddress, api) => {
  const { steplight } = parse(snippet('gitlab', { ...target, apiAddress }));
  expect(calls(steplight.script.join('\n'), steplight.variables)).toEqual([curl(api), `${run()}api=${api}`]);
  expect(steplight.artifacts).toEqual({
    when: 'always',
    paths: ['reports/'],
    reports: { junit: 'reports/junit.xml' },
  });
});

test.each(ADDRESSES)('Jenkins calls the API at %s', (apiAddress, api) => {
  const text = snippet('jenkins', { ...target, apiAddress });
  expect(text).toContain("string(credentialsId: 'STEPLIGHT_API_KEY', variable: 'STEPLIGHT_API_KEY')");
  expect(text).toContain("junit testResults: 'reports/junit.xml', allowEmptyResults: true");
  const [, groovy = ''] = text.split("'''");
  // What Groovy makes of the text between its three quotes.
  const script = groovy.replace(/\\(.)/g, '$1');
  expect(calls(script)).toEqual([curl(api), `${run()}api=${api}`]);
});

test.each(ADDRESSES)('any shell calls the API at %s', (apiAddress, api) => {
  const script = snippet('shell', { ...target, apiAddress });
  expect(calls(script)).toEqual([curl(api), `${run()}api=${api}`]);
});

test('where the client cannot be fetched, nothing is run in its place', () => {
  const failing = `curl() { return 22; }\n${snippet('shell', target)}`;
  expect(() => calls(failing)).toThrow();
});

test.each([
  [null, 'github'],
  ['jenkins', 'jenkins'],
  ['nonsense', 'github'],
])('the tab %j is %s', (name, expected) => {
  expect(readPipeline(name)).toBe(expected);
});

test.each([
  ['http://localhost:5000', true],
  ['http://127.0.0.1:5000', true],
  ['http://[::1]:5000', true],
  ['https://api.example.com', false],
  ['https://localhost.example.com', false],
])('%s is of this machine alone: %s', (address, expected) => {
  expect(isOwnMachine(address)).toBe(expected);
});

test.each([
  ['', 0],
  ['sk-1', 4],
  ['x'.repeat(24), 24],
  ['x'.repeat(48), 24],
])('%j is shown as %i bullets', (key, bullets) => {
  expect(maskApiKey(key)).toBe('•'.repeat(bullets));
});
