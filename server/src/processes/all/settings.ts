import { join } from 'node:path';
import { readConfig, type Config } from '../../platform/config.ts';
import { shiftPorts } from './ports.ts';

/** The settings of a product that runs as a whole on one machine, its ports and its data folder apart for each offset. */
export function readSettings(environment: NodeJS.ProcessEnv, portOffset: number) {
  const given = readConfig(environment);
  const ports = shiftPorts(given.apiPort, portOffset);
  const config = readConfig({
    ...environment,
    DATA_FOLDER: environment['DATA_FOLDER'] || dataFolder(given.dataFolder, portOffset),
    API_PORT: String(ports.api),
    INBOX_DOMAIN: environment['INBOX_DOMAIN'] || 'inbox.localhost',
    INBOX_PORT: environment['INBOX_PORT'] || String(ports.inbox),
    // People test what runs on their machine and in their network.
    BROWSER_ALLOW: environment['BROWSER_ALLOW'] || 'localhost,private',
    WEB_ADDRESS: environment['WEB_ADDRESS'] || `http://localhost:${ports.host}`,
  });
  return { config, ports };
}

/** Where the embedded database of a product lies. */
export const databaseFolder = ({ dataFolder: folder }: Config) => join(folder, 'database');

/** Where the log of a product that runs as a whole is written. */
export const logFile = ({ dataFolder: folder }: Config) => join(folder, 'logs', 'steplight.log');

/** Two products on one machine keep their data apart; the seeded tests name the ports they were made for. */
function dataFolder(folder: string, portOffset: number): string {
  return portOffset === 0 ? folder : join(folder, `offset-${portOffset}`);
}
