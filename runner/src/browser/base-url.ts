/** Another place of the same site, e.g. a preview deployment: what is at the origin `from` is opened at `to`, with its path before its own. */
export interface BaseUrl {
  from: string;
  to: string;
}

/** The site of a run. Its pages have the same names wherever it is deployed. */
export interface Site {
  host: string;
  /** The path under which it is deployed, without a slash at its end. */
  prefix: string;
}

/** An absolute address at the place where the site is now; addresses of other origins stay. */
export function rebase(address: string, base: BaseUrl | undefined): string {
  const url = new URL(address);
  const to = base && URL.parse(base.to);
  if (!to || url.origin !== URL.parse(base.from)?.origin) return address;
  return movedTo(to, `${prefixOf(to)}${url.pathname}`, url);
}

/** The address that `rebase` has moved; others stay. */
export function withoutBase(address: string, base: BaseUrl | undefined): string {
  const [url, from, to] = [URL.parse(address), base && URL.parse(base.from), base && URL.parse(base.to)];
  if (!url || !from || !to || url.origin !== to.origin) return address;
  return movedTo(from, withoutPrefix(url.pathname, prefixOf(to)), url);
}

/** An address on the moved site as a step names it in all places: its path there. Others stay. */
export function pathOnSite(address: string, base: BaseUrl | undefined): string {
  const moved = withoutBase(address, base);
  if (moved === address) return address;
  const { pathname, search, hash } = new URL(moved);
  return `${pathname}${search}${hash}`;
}

export function siteOf(startingUrl: string, base: BaseUrl | undefined): Site {
  const [start, to] = [URL.parse(startingUrl), base && URL.parse(base.to)];
  return { host: start?.host ?? '', prefix: to && to.host === start?.host ? prefixOf(to) : '' };
}

/** A path on the site, as it would be without the site's own path. */
export function withoutPrefix(path: string, prefix: string): string {
  return prefix !== '' && `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path;
}

function prefixOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/u, '');
}

function movedTo(place: URL, path: string, { search, hash }: URL): string {
  const moved = new URL(place);
  moved.pathname = path;
  moved.search = search;
  moved.hash = hash;
  return moved.href;
}
