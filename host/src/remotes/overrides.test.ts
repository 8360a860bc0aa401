import { storedOverrides } from './override-storage.ts';
import { overrideFault, takeOverrides } from './overrides.ts';

const staging = {
  isStaging: true,
  previewOrigins: ['http://localhost:*', 'https://*.preview.example', 'https://parts.example:8443'],
};
const production = { isStaging: false, previewOrigins: ['http://localhost:*'] };

function open(address: string): void {
  history.replaceState(null, '', address);
}

beforeEach(() => sessionStorage.clear());

it('takes a build from the address, keeps it for the tab and tidies the address', () => {
  open('/dashboard/runs?page=2&remote.runs=http://localhost:3104/manifest.json#top');
  const { addresses, refusals } = takeOverrides(staging);
  expect(addresses).toEqual({ runs: 'http://localhost:3104/' });
  expect(refusals).toEqual([]);
  expect(location.pathname + location.search + location.hash).toBe('/dashboard/runs?page=2#top');
  open('/dashboard/tests');
  expect(takeOverrides(staging).addresses).toEqual({ runs: 'http://localhost:3104/' });
});

it('gives the deployed build back', () => {
  open('/?remote.runs=http://localhost:3104');
  takeOverrides(staging);
  open('/?remote.runs=');
  expect(takeOverrides(staging).addresses).toEqual({});
  expect(storedOverrides()).toEqual({});
});

it('refuses what is no part and what comes from elsewhere, and says so', () => {
  open('/?remote.runs=https://evil.example/&remote.toys=http://localhost:1/');
  const { addresses, refusals } = takeOverrides(staging);
  expect(addresses).toEqual({});
  expect(refusals).toEqual([
    'https://evil.example/ was not used for "runs". Previews may come from http://localhost:*, https://*.preview.example, https://parts.example:8443 only.',
    'http://localhost:1/ was not used for "toys". Steplight has no part "toys".',
  ]);
  expect(storedOverrides()).toEqual({});
});

it('heeds nothing outside a staging place, however it got there', () => {
  sessionStorage.setItem('steplight-remote-overrides', JSON.stringify({ runs: 'http://localhost:3104/' }));
  open('/?remote.auth=http://localhost:3101/');
  expect(takeOverrides(production)).toEqual({ addresses: {}, refusals: [] });
  expect(storedOverrides()).toEqual({});
});

it('survives a storage that somebody filled with nonsense', () => {
  for (const text of ['[', 'null', '7', '{"runs":7,"auth":{}}']) {
    sessionStorage.setItem('steplight-remote-overrides', text);
    open('/');
    expect(takeOverrides(staging).addresses).toEqual({});
  }
});

it.each([
  ['http://localhost:3104/x/', true],
  ['http://localhost/', true],
  ['https://runs-42.preview.example/a/b/', true],
  ['https://a.b.preview.example/', true],
  ['https://parts.example:8443/', true],
  ['https://localhost:3104/', false],
  ['http://localhost.evil.example/', false],
  ['http://localhost:3104@evil.example/', false],
  ['https://preview.example/', false],
  ['https://evilpreview.example/', false],
  ['https://a.preview.example.evil.example/', false],
  ['http://a.preview.example/', false],
  ['https://parts.example/', false],
  ['https://partsXexample:8443/', false],
  ['javascript:alert(1)', false],
  ['data:text/javascript,alert(1)', false],
  ['//localhost:3104/', false],
  ['runs', false],
])('%s may be previewed: %s', (address, isAllowed) => {
  expect(overrideFault(address, staging) === undefined).toBe(isAllowed);
});
