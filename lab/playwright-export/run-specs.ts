import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of this package, where the specs find Playwright Test; each for the time of a run. */
const FOLDERS = fileURLToPath(new URL('.specs-', import.meta.url));
const CLI = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');

/** The exported configuration with this machine's browser. */
const CONFIG = `import { defineConfig } from '@playwright/test';
import exported from './playwright.config';
export default defineConfig({
  ...exported,
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  timeout: 240_000,
  expect: { timeout: Number(process.env.EXPECT_TIMEOUT ?? 60_000) },
  reporter: "json",
  use: { ...exported.use, actionTimeout: 60_000, navigationTimeout: 60_000, trace: 'off', launchOptions: { executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] } },
});
`;

interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
}

/** Runs exported files under Playwright Test. @returns for each test its title and why it failed; null: it passed. */
export async function runSpecs(
  files: { path: string; content: string }[],
  executablePath: string,
  environment: Record<string, string> = {},
): Promise<{ title: string; failure: string | null }[]> {
  const folder = await mkdtemp(FOLDERS);
  for (const { path, content } of [...files, { path: 'lab.config.ts', content: CONFIG }]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  try {
    return [...testsOf(await runPlaywright(folder, executablePath, environment))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runPlaywright(
  folder: string,
  executablePath: string,
  environment: Record<string, string>,
): Promise<Suite> {
  const env = { ...process.env, ...environment, CHROMIUM: executablePath };
  const child = spawn(process.execPath, [CLI, 'test', '--config', 'lab.config.ts'], { cwd: folder, env });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  await new Promise((resolve) => child.once('close', resolve));
  const text = Buffer.concat(output).toString();
  if (!text.startsWith('{')) throw new Error(`${text}\n${Buffer.concat(errors).toString()}`);
  const report = JSON.parse(text) as Suite & { errors: { message: string }[] };
  if (report.errors.length > 0) throw new Error(report.errors.map(({ message }) => message).join('\n'));
  return report;
}

function* testsOf({ suites = [], specs = [] }: Suite): Generator<{ title: string; failure: string | null }> {
  for (const { title, ok, tests } of specs)
    yield { title, failure: ok ? null : (tests[0]?.results[0]?.error?.message ?? 'no message') };
  for (const suite of suites) yield* testsOf(suite);
}
