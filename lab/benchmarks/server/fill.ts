import { parseArgs } from 'node:util';
import { findServer } from '../../../server/src/commands/find-server.ts';
import { createServices } from '../../../server/src/modules/services.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { pagesOf } from '../../../server/src/platform/pages.ts';
import { openPlatform } from '../../../server/src/platform/platform.ts';
import { readSettings } from '../../../server/src/processes/all/settings.ts';
import { fillCompany } from './fill/fill-company.ts';
import { storeScreenshots } from './fill/store-screenshots.ts';

/** Fills a product with a company that has very much of everything: the one whose data the environment names, as `npm start` does. */
const { values } = parseArgs({
  options: {
    email: { type: 'string', default: 'many@steplight.local' },
    password: { type: 'string', default: 'steplight-many' },
    tests: { type: 'string', default: '200' },
    'group-runs': { type: 'string', default: '10000' },
    steps: { type: 'string', default: '300' },
    screenshots: { type: 'string', default: '2000' },
  },
});

const log = createLog('error');
const { config } = readSettings(process.env, Number(process.env['PORT_OFFSET'] || 0));
const server = await findServer(config, log, false);
try {
  const platform = await openPlatform({
    config: { ...config, databaseUrl: server.url },
    log,
    worksOnJobs: false,
  });
  try {
    const { email, password } = values;
    const { id, long } = await fillCompany(platform.database.pool, createServices(platform), {
      email,
      password,
      tests: Number(values.tests),
      groupRuns: Number(values['group-runs']),
      longRun: { steps: Number(values.steps), screenshots: Number(values.screenshots) },
    });
    await storeScreenshots(platform.storage, id, long.ids, long.actions);
    const pages = pagesOf(config.webAddress);
    process.stdout.write(
      [`Sign in as ${email}, password ${password}.`, ...long.ids.map(pages.testRun), ''].join('\n'),
    );
  } finally {
    await platform.close();
  }
} finally {
  await server.stop();
}
