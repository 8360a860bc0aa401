import type { Reply, TestApi } from '../../../testing/test-api.ts';

/** A browser on the login page: it has cookies and follows redirects, to the provider and back. */
export interface Browser {
  start(email: string, next?: string): Promise<Reply>;
  /** `token`: of the session whose account is to be linked. */
  startLink(token: string): Promise<Reply>;
  /** Signs in at the provider. Returns the address that the provider leads back to. */
  signInAt(address: string): Promise<string>;
  /** Opens the API's address, and returns where it leads: `/login?next=…#sso=…`. */
  comeBack(address: string): Promise<Landing>;
  finish(code: string): Promise<Reply>;
  cookies: Map<string, string>;
}

export interface Landing {
  address: string;
  next: string | null;
  code: string | null;
  error: string | null;
}

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export function openBrowser(api: TestApi): Browser {
  const cookies = new Map<string, string>();
  const atProvider = new Map<string, string>();
  const cookieHeader = (jar: Map<string, string>) => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const stored = (reply: Reply) => {
    store(cookies, [reply.headers['set-cookie'] ?? []].flat() as string[]);
    return reply;
  };

  return {
    cookies,
    start: async (email, next) =>
      stored(await api.as().post('/auth/sso/start', { email, next }, cookieHeader(cookies))),
    startLink: async (token) => stored(await api.as(token).post('/sso/link', {}, cookieHeader(cookies))),
    async signInAt(address) {
      let at = address;
      for (let steps = 0; steps < 10; steps += 1) {
        const reply = await fetch(at, { redirect: 'manual', headers: cookieHeader(atProvider) });
        store(atProvider, reply.headers.getSetCookie());
        const location = reply.headers.get('location');
        if (location === null) throw new Error(`The provider showed a page: ${await reply.text()}`);
        at = new URL(location, at).href;
        if (at.startsWith(api.platform.apiAddress)) return at;
      }
      throw new Error('The provider redirects for ever.');
    },
    async comeBack(address) {
      const { pathname, search } = new URL(address);
      const reply = stored(await api.as().get(`${pathname}${search}`, cookieHeader(cookies)));
      const location = new URL(String(reply.headers['location']));
      const fragment = new URLSearchParams(location.hash.slice(1));
      return {
        address: location.href,
        next: location.searchParams.get('next'),
        code: fragment.get('sso'),
        error: fragment.get('sso_error'),
      };
    },
    finish: async (code) =>
      stored(
        await api
          .as()
          .post('/auth/sso/finish', { code }, { ...cookieHeader(cookies), 'user-agent': USER_AGENT }),
      ),
  };
}

function store(jar: Map<string, string>, headers: string[]): void {
  for (const header of headers) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(header)) jar.delete(name);
    else jar.set(name, value);
  }
}
