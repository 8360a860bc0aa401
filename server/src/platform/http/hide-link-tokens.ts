/** The segment after `/shared/` and `/notification_mails/`, and after `/s/` and `/notification-mails/` of the dashboard. */
const LINK_TOKEN = /(\/+(?:shared|s|notification[_-]mails)\/+)[^/?#]+/gi;

/** Removes the tokens of share links and of links in mails from a path, for logs: they are the permission. */
export function hideLinkTokens(path: string): string {
  return path.replace(LINK_TOKEN, '$1[hidden]');
}
