import { storedOverrides } from './override-storage.ts';
import { validateOverride, resolveOverrides } from './overrides.ts';

const staging = {
  isStaging: true,
  previewOrigins: ['http://localhost:*', 'https://*.preview.example', 'https://remotes.example:8443'],
};
const production = { isStaging: false, previewOrigins: ['http://localhost:*'] };

function open(address: string): void {
  history.replaceState(null, '', address);
}

beforeEach(() => sessionStorage.clear());

it('accepts a build from the address, stores it for the tab and cleans the address', () => {
  open('/dashboard/runs?page=2&remote.runs=http://localhost:3104/manifest.json#top');
  const { addresses, errors } = resolveOverrides(staging);
  expect(addresses).toEqual({ runs: 'http://localhost:3104/' });
  expect(errors).toEqual([]);
  expect(location.pathname + location.search + location.hash).toBe('/dashboard/runs?page=2#top');
  open('/dashboard/tests');
  expect(resolveOverrides(staging).addresses).toEqual({ runs: 'http://localhost:3104/' });
});

it('removes an override with an empty address', () => {
  open('/?remote.runs=http://localhost:3104');
  resolveOverrides(staging);
  open('/?remote.runs=');
  expect(resolveOverrides(staging).addresses).toEqual({});
  expect(storedOverrides()).toEqual({});
});

it('rejects unknown remotes and foreign origins with a message', () => {
  open('/?remote.runs=https://evil.example/&remote.toys=http://localhost:1/');
  const { addresses, errors } = resolveOverrides(staging);
  expect(addresses).toEqual({});
  expect(errors).toEqual([
    'https://evil.example/ was not used for "runs". Previews may be loaded from http://localhost:*, https://*.preview.example, https://remotes.example:8443 only.',
    'http://localhost:1/ was not used for "toys". Steplight has no remote "toys".',
  ]);
  expect(storedOverrides()).toEqual({});
});

it('ignores overrides outside a staging environment', () => {
  sessionStorage.setItem('steplight-remote-overrides', JSON.stringify({ runs: 'http://localhost:3104/' }));
  open('/?remote.auth=http://localhost:3101/');
  expect(resolveOverrides(production)).toEqual({ addresses: {}, errors: [] });
  expect(storedOverrides()).toEqual({});
});

it('ignores invalid stored overrides', () => {
  for (const text of ['[', 'null', '7', '{"runs":7,"auth":{}}']) {
    sessionStorage.setItem('steplight-remote-overrides', text);
    open('/');
    expect(resolveOverrides(staging).addresses).toEqual({});
  }
});

it.each([
  ['http://localhost:3104/x/', true],
  ['http://localhost/', true],
  ['https://runs-42.preview.example/a/b/', true],
  ['https://a.b.preview.example/', true],
  ['https://remotes.example:8443/', true],
  ['https://localhost:3104/', false],
  ['http://localhost.evil.example/', false],
  ['http://localhost:3104@evil.example/', false],
  ['https://preview.example/', false],
  ['https://evilpreview.example/', false],
  ['https://a.preview.example.evil.example/', false],
  ['http://a.preview.example/', false],
  ['https://remotes.example/', false],
  ['https://remotesXexample:8443/', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,alert(1)', false],
  ['//localhost:3104/', false],
  ['runs', false],
])('%s may be previewed: %s', (address, isAllowed) => {
  expect(validateOverride(address, staging) === undefined).toBe(isAllowed);
});
