import type { BrowserContext, Route } from 'runner/browser';
import type { RegistryFile } from 'shared/registry';
import { contentHeaders } from '../targets/content-headers.ts';
import { replaceRelease, withHost, withRemote, withStylesOf } from './candidate-page.ts';
import type { Candidate } from './smoke-test.ts';

/**
 * Intercepts the live host in the browser. For a remote, page and registry name the candidate, whose stored files are used;
 * for a host, its files replace the live ones. The live headers are used.
 */
export async function serveCandidate(context: BrowserContext, candidate: Candidate): Promise<void> {
  const { live, build, entry } = candidate;
  const { app, files } = build;
  const change = (html: string) =>
    app === 'host' ? withHost(html, files.get('index.html')?.toString() ?? '') : withRemote(html, app, entry);

  await context.route(
    (url) => url.origin === live.address,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = app === 'host' ? files.get(pathname.slice(1)) : undefined;
      if (route.request().resourceType() === 'document') await fulfillWith(route, change);
      else if (file) await route.fulfill({ body: file, contentType: contentHeaders(pathname).type });
      else if (app !== 'host' && pathname === '/remotes.json')
        await fulfillWith(route, (text) =>
          JSON.stringify(replaceRelease(JSON.parse(text) as RegistryFile, app, entry)),
        );
      else await route.continue();
    },
  );
}

async function fulfillWith(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  if (!response.ok()) return route.fulfill({ response });
  const body = change(await response.text());
  const headers = response.headers();
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = withStylesOf(body, policy);
  await route.fulfill({ response, headers, body });
}
