/** Writes JSON documents as inert blocks, and the nonce for styles, into the head of the host's page. */
export function renderPage(html: string, nonce: string, documents: Record<string, unknown>): string {
  const blocks = Object.entries(documents).map(
    ([id, document]) => `<script type="application/json" id="${id}">${scriptSafeJson(document)}</script>`,
  );
  const head = [`<meta property="csp-nonce" nonce="${nonce}">`, ...blocks].join('');
  return html.replace('</head>', () => `${head}</head>`);
}

// No text of a document may end the script element that holds it, or begin a comment inside it.
function scriptSafeJson(document: unknown): string {
  return JSON.stringify(document).replaceAll('<', '\\u003c');
}
