import type { BrowserContext, Route } from 'runner/browser';
import type { RegistryFile } from 'shared/registry';
import { contentHeaders } from '../targets/content-headers.ts';
import { replaced, withHost, withRemote, withStylesOf } from './candidate-page.ts';
import type { Candidate } from './smoke-test.ts';

/**
 * Has the browser see the live host as it would be with the candidate: its page and registry name a part's build, whose
 * files come from where they were stored; a build of the host stands in for the live one's files. Headers stay the live ones.
 */
export async function showCandidate(context: BrowserContext, candidate: Candidate): Promise<void> {
  const { live, build, entry } = candidate;
  const { part, files } = build;
  const change = (html: string) =>
    part === 'host'
      ? withHost(html, files.get('index.html')?.toString() ?? '')
      : withRemote(html, part, entry);

  await context.route(
    (url) => url.origin === live.address,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = part === 'host' ? files.get(pathname.slice(1)) : undefined;
      if (route.request().resourceType() === 'document') await answerWith(route, change);
      else if (file) await route.fulfill({ body: file, contentType: contentHeaders(pathname).type });
      else if (part !== 'host' && pathname === '/remotes.json')
        await answerWith(route, (text) =>
          JSON.stringify(replaced(JSON.parse(text) as RegistryFile, part, entry)),
        );
      else await route.continue();
    },
  );
}

async function answerWith(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  if (!response.ok()) return route.fulfill({ response });
  const body = change(await response.text());
  const headers = response.headers();
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = withStylesOf(body, policy);
  await route.fulfill({ response, headers, body });
}
