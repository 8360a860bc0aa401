import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import type { Entry } from '../registry/stored-registry.ts';
import { withHost, withRemote, withStylesOf } from './candidate-page.ts';

const block = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;
const live = [
  '<html><head><script src="/main.old.js"></script><meta property="csp-nonce" nonce="abc">',
  block('steplight-environments', '{"localhost":{}}'),
  block(
    'steplight-remotes',
    '{"host":{"build":"old"},"remotes":{"auth":{"build":"kept"},"runs":{"build":"old"}}}',
  ),
  '</head><body data-area="public"></body></html>',
].join('');

it('replaces the build of a remote in the page only', () => {
  const entry: Entry = {
    build: '</script>$&',
    version: '1',
    contract: 1,
    address: 'https://a/',
    commit: null,
  };
  const page = withRemote(live, 'runs', entry);
  const text = /id="steplight-remotes">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  const { host, remotes } = JSON.parse(text) as { host: object; remotes: Record<string, Partial<Entry>> };
  assert.deepEqual([host, remotes['auth'], remotes['runs']], [{ build: 'old' }, { build: 'kept' }, entry]);
  assert.equal(page.replace(text, ''), live.replace(/\{"host".*?\}\}\}/, ''));
});

it('adds the blocks of the live page to the page of another host', () => {
  const page = withHost(live, '<html><head><script src="/main.new.js"></script></head><body></body></html>');
  assert.match(
    page,
    /main\.new\.js.*nonce="abc".*id="steplight-environments".*id="steplight-remotes".*<\/head>/,
  );
  assert.match(page, /<body data-area="public">/);
  assert.doesNotMatch(page, /main\.old\.js/);
});

it('allows the inline styles of that page only', () => {
  const digest = createHash('sha256').update('a{}').digest('base64');
  assert.equal(
    withStylesOf('<style>a{}</style>', "script-src 'self'; style-src 'self'; img-src 'self'"),
    `script-src 'self'; style-src 'sha256-${digest}' 'self'; img-src 'self'`,
  );
});
