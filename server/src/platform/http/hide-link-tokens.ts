/** The segment after `/shared/`, and after `/s/` of the dashboard. */
const LINK_TOKEN = /(\/+(?:shared|s)\/+)[^/?#]+/gi;

/** Removes the tokens of share links from a path, for logs: they are the permission. */
export function hideLinkTokens(path: string): string {
  return path.replace(LINK_TOKEN, '$1[hidden]');
}
