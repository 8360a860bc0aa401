import { createHash } from 'node:crypto';
import type { RegistryFile } from 'shared/registry';
import type { Entry, PartName } from '../registry/document.ts';

const REGISTRY_BLOCK = /(<script type="application\/json" id="steplight-remotes">)(.*?)(<\/script>)/s;
const BLOCKS = /<meta property="csp-nonce"[^>]*>|<script type="application\/json"[^>]*>.*?<\/script>/gs;

/** The live page as it would be with another build of a part. */
export function withRemote(html: string, part: Exclude<PartName, 'host'>, entry: Entry): string {
  return html.replace(REGISTRY_BLOCK, (_, begin: string, text: string, end: string) => {
    const document = replaced(JSON.parse(text) as RegistryFile, part, entry);
    return begin + JSON.stringify(document).replaceAll('<', '\\u003c') + end;
  });
}

/** The page of another build of the host, with what the server writes into the live one. */
export function withHost(html: string, candidate: string): string {
  const blocks = [...html.matchAll(BLOCKS)].map(([block]) => block).join('');
  const body = /<body[^>]*>/.exec(html)?.[0] ?? '<body>';
  return candidate.replace('</head>', () => `${blocks}</head>`).replace(/<body[^>]*>/, () => body);
}

/** The live content security policy with the styles that stand in another page, as the server would make it for that one. */
export function withStylesOf(page: string, policy: string): string {
  const digests = [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return policy.replace('style-src ', () => ['style-src', ...digests, ''].join(' '));
}

/** A registry with another build of a part. */
export function replaced(
  document: RegistryFile,
  part: Exclude<PartName, 'host'>,
  entry: Entry,
): RegistryFile {
  return { ...document, remotes: { ...document.remotes, [part]: entry as never } };
}
