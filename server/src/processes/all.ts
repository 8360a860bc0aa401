import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_ACCOUNT, seedDemo } from '../demo/seed/seed.ts';
import { startShop } from '../demo/site/shop.ts';
import { createServices } from '../modules/services.ts';
import { findChromium, installChromium } from 'runner/browser';
import type { Config } from '../platform/config.ts';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../platform/embedded-database/embedded-database.ts';
import { createLog, openLogFile, type Log } from '../platform/log.ts';
import { openPlatform } from '../platform/platform.ts';
import { startWebServers } from '../web/start-web-servers.ts';
import { readOptions, type AllOptions } from './all/options.ts';
import { requireFreePorts, type Ports } from './all/ports.ts';
import { databaseFolder, logFile, readSettings } from './all/settings.ts';
import { stopOnSignals, type Stopping } from './all/stopping.ts';
import { block, printLine, step } from './all/terminal.ts';
import { startApi } from './api.ts';
import { startInbox } from './inbox.ts';
import { startObservation } from './observation.ts';
import { startScheduler } from './scheduler.ts';
import { startWorker } from './worker.ts';

/** The whole product in one process. Its log goes to a file of the data folder, a few lines for a person to the terminal. */
async function startAll(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { config, ports } = readSettings(process.env, options.portOffset);
  await requireFreePorts(ports, options.isWithDashboard);
  await mkdir(config.dataFolder, { recursive: true });
  const log = createLog(config.logLevel, openLogFile(logFile(config)));
  let database: EmbeddedDatabase | undefined;
  const stopping = stopOnSignals({
    timeoutSeconds: config.stopTimeoutSeconds,
    onBegin: () => printLine('Stopping …'),
    onTrouble: (error) => log.error({ err: error }, 'A service did not stop in order'),
    onAbandon: () => database?.stopAtOnce(),
  });
  try {
    database = await startDatabase(config, log, stopping);
    await startServices(
      database ? { ...config, databaseUrl: database.applicationUrl, databaseOwnerUrl: database.url } : config,
      options,
      ports,
      log,
      stopping,
    );
    printLine(summary(config, options, ports));
    process.send?.('ready');
  } catch (error) {
    log.error({ err: error }, 'Steplight could not start');
    await stopping.close();
    throw error;
  }
}

async function startDatabase(
  config: Config,
  log: Log,
  stopping: Stopping,
): Promise<EmbeddedDatabase | undefined> {
  if (config.databaseUrl !== undefined) return undefined;
  return step('Database', async () => {
    const database = await startEmbeddedDatabase({ folder: databaseFolder(config), log });
    stopping.add({ close: database.stop });
    return database;
  });
}

async function startServices(
  config: Config,
  { isDemo, isWithDashboard }: AllOptions,
  ports: Ports,
  log: Log,
  stopping: Stopping,
): Promise<void> {
  const { endpoints } = config.browsers;
  const chromePath = endpoints ? undefined : await step('Browser', () => provideBrowser(log));
  const platform = await step('Data', () =>
    openPlatform({ config: { ...config, chromePath }, log, worksOnJobs: true }),
  );
  stopping.add(platform);
  const product = { platform, services: createServices(platform) };
  if (isDemo)
    await step('Demo', async () => {
      const shop = await startShop(ports.shop, config.inbox && `smtp://localhost:${config.inbox.port}`);
      stopping.add(shop);
      await seedDemo(product.services, shop.address);
    });
  await step('API, worker and scheduler', async () => {
    stopping.add(await startWorker(product));
    stopping.add(await startScheduler(product));
    stopping.add(await startApi(product));
    if (config.inbox) stopping.add(await startInbox(product));
    stopping.add(await startObservation(platform));
  });
  if (!isWithDashboard) return;
  await step('Dashboard', async () => {
    const { host: hostPort, remotes: remotePorts } = ports;
    const { apiAddress } = platform;
    const demoAddress = isDemo ? shopAddress(ports) : undefined;
    stopping.add(await startWebServers({ hostPort, remotePorts, apiAddress, demoAddress, log }));
  });
}

async function provideBrowser(log: Log): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  printLine('No browser found; installing Chromium (only this once) …');
  return installChromium((text) => log.info({ text }, 'Installing Chromium'));
}

const shopAddress = ({ shop }: Ports): string => `http://localhost:${shop}`;

function summary(config: Config, { isDemo }: AllOptions, ports: Ports): string {
  const apiAddress = config.apiAddress ?? `http://localhost:${ports.api}`;
  const demo: [string, string][] = [
    ['Sign in', `${DEMO_ACCOUNT.email}  password  ${DEMO_ACCOUNT.password}`],
    ['Demo shop', shopAddress(ports)],
  ];
  return block(
    [
      ['Steplight', config.webAddress],
      ...(isDemo ? demo : []),
      ['API', `${apiAddress}  (described at /openapi.json)`],
      [
        'Agent',
        config.ai
          ? `built-in interpreter; ${config.ai.model} writes what is unclear`
          : 'built-in interpreter, no model needed',
      ],
      ['Mail', config.smtpUrl ? 'by SMTP' : `written to ${join(config.dataFolder, 'outbox')}`],
      ['Log', logFile(config)],
    ],
    'Ctrl-C stops everything.',
  );
}

await startAll().catch((error: unknown) => {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
