const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};
const ENCODINGS: Record<string, string> = { br: 'br', gz: 'gzip' };

/** The content type and encoding of a file. A `.br` or `.gz` file is an encoded script. */
export function contentHeaders(path: string): { type: string; encoding: string | undefined } {
  const encoding = ENCODINGS[extension(path)];
  const plain = encoding === undefined ? path : path.replace(/\.\w+$/, '');
  return { type: TYPES[extension(plain)] ?? 'application/octet-stream', encoding };
}

const extension = (path: string) => path.split('.').at(-1) ?? '';
