import { createHash } from 'node:crypto';
import type { RegistryFile } from 'shared/registry';
import type { Entry, AppName } from '../registry/stored-registry.ts';

const REGISTRY_BLOCK = /(<script type="application\/json" id="steplight-remotes">)(.*?)(<\/script>)/s;
const BLOCKS = /<meta property="csp-nonce"[^>]*>|<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** The live page with another build of a remote. */
export function withRemote(html: string, app: Exclude<AppName, 'host'>, entry: Entry): string {
  return html.replace(REGISTRY_BLOCK, (_, begin: string, text: string, end: string) => {
    const registry = replaceRelease(JSON.parse(text) as RegistryFile, app, entry);
    return begin + JSON.stringify(registry).replaceAll('<', '\\u003c') + end;
  });
}

/** The page of another build of the host, with the blocks that the server writes into the live page. */
export function withHost(html: string, candidate: string): string {
  const blocks = [...html.matchAll(BLOCKS)].map(([block]) => block).join('');
  const body = /<body[^>]*>/.exec(html)?.[0] ?? '<body>';
  return candidate.replace('</head>', () => `${blocks}</head>`).replace(/<body[^>]*>/, () => body);
}

/** The live content security policy, extended by the inline styles of another page. */
export function withStylesOf(page: string, policy: string): string {
  const digests = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return policy.replace('style-src ', () => ['style-src', ...digests, ''].join(' '));
}

/** The registry with another build of a remote. */
export function replaceRelease(
  registry: RegistryFile,
  app: Exclude<AppName, 'host'>,
  entry: Entry,
): RegistryFile {
  return { ...registry, remotes: { ...registry.remotes, [app]: entry as never } };
}
