import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createShop } from '../../server/src/demo/site/shop.ts';
import type { Site } from 'test-support';
import { serveFolder } from './static-site.ts';
import type { ApplicationName } from './trial.ts';

const require = createRequire(import.meta.url);

/** The applications that steps are tried on, each served on a port of its own with nothing that others left behind. */
const APPLICATIONS: Record<ApplicationName, () => Promise<Site>> = {
  /** The demo shop: pages rendered on the server. */
  shop: serveShop,
  /**
   * Cypress' Kitchen Sink with its TodoMVC: plain scripts and jQuery. Its first two todos are stored in the same millisecond and
   * get one number for both, so that ticking one ticks the other: here each has its own.
   */
  sink: () =>
    serveFolder(
      join(packageFolder('cypress-example-kitchensink'), 'app'),
      {},
      {
        'todo/store.js': (script) =>
          script.replace('new Date().getTime()', 'Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)'),
      },
    ),
  /** The admin panel Gentelella: 58 pages, built by Vite. */
  admin: () => serveFolder(join(packageFolder('gentelella'), 'dist')),
  /** jQuery UI's widgets, in markup as its documentation writes it. */
  widgets: () =>
    serveFolder(join(import.meta.dirname, 'widgets'), { jquery: packageFolder('jquery-ui-dist') }),
  /** Pages of our own with what the others lack. */
  workshop: () => serveFolder(join(import.meta.dirname, 'pages')),
};

/** Starts an application of its own for one run. */
export function startApplication(name: ApplicationName): Promise<Site> {
  return APPLICATIONS[name]();
}

function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}

async function serveShop(): Promise<Site> {
  const shop = await createShop();
  await shop.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`,
    close: () => shop.close(),
  };
}
