import { createHash } from 'node:crypto';
import { escapeMarkup } from '../platform/html.ts';

/** A file that the page will ask for, with the digest that it must have. */
export interface Preload {
  address: string;
  integrity: string;
}

export interface PageContent {
  /** The frame of the page, if its path determines it. */
  area: string | null;
  /** For the style elements that libraries insert. */
  nonce: string;
  preloads: Preload[];
  /** By the id of the block that each is written into. */
  documents: Record<string, unknown>;
}

/** Writes what a page load needs to know or to fetch at once into the head of the host's page; nothing of it is script. */
export function renderPage(html: string, { area, nonce, preloads, documents }: PageContent): string {
  const links = preloads.map(
    ({ address, integrity }) =>
      `<link rel="preload" as="script" crossorigin="anonymous" href="${escapeMarkup(address)}" integrity="${escapeMarkup(integrity)}">`,
  );
  const blocks = Object.entries(documents).map(
    ([id, document]) => `<script type="application/json" id="${id}">${scriptSafeJson(document)}</script>`,
  );
  const head = [`<meta property="csp-nonce" nonce="${nonce}">`, ...links, ...blocks].join('');
  const page = html.replace('</head>', () => `${head}</head>`);
  return area ? page.replace('<body', () => `<body data-area="${escapeMarkup(area)}"`) : page;
}

/** What a content security policy calls the styles that stand in the page. */
export function styleDigests(html: string): string[] {
  return [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}

// No text of a document may end the script element that holds it, or begin a comment inside it.
function scriptSafeJson(document: unknown): string {
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
