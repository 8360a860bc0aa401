const LIFETIME_SECONDS = 60 * 60;
const NAME = 'steplight_sso_';

/** Each sign-in has a cookie of its own, so that two tabs do not disturb each other. `id`: letters and digits. */
export interface SsoCookies {
  /** The header that stores the value in the browser. */
  set(id: string, value: string): string;
  remove(id: string): string;
  read(header: string | undefined, id: string): string | undefined;
}

/** Over https the name's prefix makes browsers take the cookie from this very host only; over plain http they know no such prefix. */
export function createSsoCookies(apiAddress: string): SsoCookies {
  const isSecure = new URL(apiAddress).protocol === 'https:';
  const nameOf = (id: string) => `${isSecure ? '__Host-' : ''}${NAME}${id}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    set: (id, value) => `${nameOf(id)}=${value}; ${attributes}; Max-Age=${LIFETIME_SECONDS}`,
    remove: (id) => `${nameOf(id)}=; ${attributes}; Max-Age=0`,
    read: (header = '', id) =>
      header
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${nameOf(id)}=`))
        ?.slice(nameOf(id).length + 1),
  };
}
