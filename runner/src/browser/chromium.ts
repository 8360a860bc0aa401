import { execFile, spawn } from 'node:child_process';
import { access, constants, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, platform } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Executable names of Chromium, Chrome and Edge on Linux. */
const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_PROGRAMS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** No browser was found or could be installed; the message is a sentence that says what to do. */
class ChromiumError extends Error {
  override readonly name = 'ChromiumError';
}

type Environment = Record<string, string | undefined>;

/**
 * The path of Chromium, Chrome or Edge on this machine: CHROME_PATH, the usual locations, then Playwright's cache; null if there is none.
 * @throws ChromiumError if CHROME_PATH is not executable.
 */
export async function findChromium(environment: Environment = process.env): Promise<string | null> {
  const named = environment['CHROME_PATH'];
  if (named) {
    if (await isUsable(named)) return named;
    throw new ChromiumError(
      `CHROME_PATH names ${named}, which is not a browser that runs here. Correct it or leave it empty.`,
    );
  }
  for (const path of systemPlaces(environment)) if (await isUsable(path)) return path;
  // Large and rarely needed, therefore loaded only here.
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return (await isUsable(own)) ? own : null;
}

/**
 * Installs Chromium: by apt-get as root on Debian, else Playwright's build into the user's cache. Reports progress to `onOutput`.
 * @returns the path of the browser.
 * @throws ChromiumError if the installation fails.
 */
export async function installChromium(onOutput: (text: string) => void): Promise<string> {
  if (await isDebianRoot()) {
    await run('apt-get', ['update'], onOutput);
    await run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-driver', 'fonts-liberation'],
      onOutput,
    );
  } else {
    const cli = join(
      dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')),
      'cli.js',
    );
    await run(process.execPath, [cli, 'install', 'chromium'], onOutput);
  }
  const path = await findChromium();
  if (path) return path;
  throw new ChromiumError(
    'Chromium was installed but does not run, probably because system libraries are missing. Install Chrome or Chromium from your system, or name a browser in CHROME_PATH.',
  );
}

function systemPlaces(environment: Environment): string[] {
  if (platform() === 'darwin')
    return MAC_PROGRAMS.flatMap((name) =>
      ['/', homedir()].map((root) => join(root, 'Applications', `${name}.app`, 'Contents', 'MacOS', name)),
    );
  if (platform() === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
      WINDOWS_PROGRAMS.map((program) => join(environment[variable] ?? 'C:\\', program)),
    );
  const folders = [
    ...(environment['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
  ];
  return LINUX_NAMES.flatMap((name) =>
    [...new Set(folders)].filter(Boolean).map((folder) => join(folder, name)),
  );
}

/** Whether it runs: Ubuntu's chromium-browser may be a script that only prints installation instructions. */
async function isUsable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    // Chrome for Windows opens a window instead of printing its version.
    if (platform() !== 'win32') await execute(path, ['--version'], { timeout: 15_000 });
    return true;
  } catch {
    return false;
  }
}

async function isDebianRoot(): Promise<boolean> {
  if (platform() !== 'linux' || process.getuid?.() !== 0) return false;
  return /^ID=debian$/m.test(await readFile('/etc/os-release', 'utf8').catch(() => ''));
}

function run(program: string, args: string[], onOutput: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let tail = '';
    const collect = (chunk: Buffer) => {
      const text = chunk.toString();
      tail = (tail + text).slice(-2000);
      onOutput(text);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => reject(failure(error.message)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(failure(lastLine(tail)))));
  });
}

function failure(reason: string): ChromiumError {
  return new ChromiumError(
    `No browser was found, and Chromium could not be installed (${reason}). Install Chrome or Chromium from your system, or name a browser in CHROME_PATH.`,
  );
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'no reason given';
}
