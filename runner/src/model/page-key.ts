const ID = /^(?:\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{16,})$/iu;

/** Host and path of a URL, without parts that differ between visits: numbers and ids in the path, values of the query. */
export function pageKey(address: string): string {
  const url = URL.parse(address);
  if (!url || url.host === '') return address.split(/[?#]/u)[0] ?? '';
  const path = url.pathname.split('/').map((segment) => (ID.test(segment) ? '*' : segment));
  const names = [...new Set(url.searchParams.keys())].sort();
  return `${url.host}${path.join('/')}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}
