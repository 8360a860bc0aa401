const LIFETIME_SECONDS = 60 * 60;
const NAME = 'steplight_sso_';

/** Each sign-in has a cookie of its own, so that two tabs do not disturb each other. `id`: letters and digits. */
export type SsoCookies = ReturnType<typeof createSsoCookies>;

/** Over https the name's prefix makes browsers take the cookie from this very host only; over plain http they know no such prefix. */
export function createSsoCookies(apiAddress: string) {
  const isSecure = new URL(apiAddress).protocol === 'https:';
  const nameOf = (id: string) => `${isSecure ? '__Host-' : ''}${NAME}${id}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    /** The header that stores the value in the browser. */
    set: (id: string, value: string): string =>
      `${nameOf(id)}=${value}; ${attributes}; Max-Age=${LIFETIME_SECONDS}`,
    remove: (id: string): string => `${nameOf(id)}=; ${attributes}; Max-Age=0`,
    read: (header: string | undefined = '', id: string): string | undefined =>
      header
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${nameOf(id)}=`))
        ?.slice(nameOf(id).length + 1),
  };
}
