import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** The folders of all packages, as the workspace lists them. Read by hand: this also runs before any package is installed. */
export const packages = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  .match(/^packages:\s+((?:- \S+\s+)+)/m)[1]
  .match(/(?<=- )\S+/g);
export const webPackages = [
  'host',
  'remote-auth',
  'remote-suites',
  'remote-blueprints',
  'remote-runs',
  'remote-settings',
];

export const dataFolder = resolve(root, process.env.DATA_FOLDER || '.steplight');
export const logFolder = join(dataFolder, 'logs');

const binFolder = join(root, 'node_modules', '.bin');
/** The Node pinned by the workspace; it exists once the packages are installed. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The environment of every child process: the pinned Node first, a compile cache, no telemetry, no advice from npm. */
export const environment = {
  ...process.env,
  PATH: [binFolder, process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(root, 'node_modules', '.cache', 'compiled'),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
  npm_config_fund: 'false',
  npm_config_audit: 'false',
  npm_config_loglevel: 'error',
};
