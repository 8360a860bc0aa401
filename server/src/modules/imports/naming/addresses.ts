/**
 * An address of a file, complete where `base` makes it so; a path where there is no base. Without user and password, which are
 * secrets. null: it is none that a test can open.
 */
export function openedAddress(
  address: string,
  base: string | null,
): { url: string | null; warning: string | null } {
  const text = address.trim();
  const url = URL.parse(text, base ?? undefined);
  if (!url) return { url: /^\/(?!\/)|\{\{/u.test(text) ? text : null, warning: null };
  if (!/^https?:$/u.test(url.protocol) || url.hostname === '') return { url: null, warning: null };
  const hasCredentials = url.username !== '' || url.password !== '';
  if (hasCredentials) {
    url.username = '';
    url.password = '';
  }
  // A URL object writes braces of variables as percent codes.
  const href = url.href.replaceAll(/%7B%7B(\w+)%7D%7D/giu, '{{$1}}');
  return {
    url: href,
    warning: hasCredentials ? 'The user and the password in the address were left out.' : null,
  };
}
