import assert from 'node:assert/strict';
import { it } from 'node:test';
import { renderPage } from './page.ts';

it('keeps a text that looks like markup inside its block', () => {
  const hostile = { name: '</script><script>alert(1)</script><!--', money: "$& $' $1" };
  const html = renderPage('<head></head><body></body>', {
    area: 'public',
    nonce: 'abc',
    preloads: [{ address: 'https://a.example/"><script>alert(1)</script>', integrity: '' }],
    documents: { data: hostile },
  });
  const block = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  assert.ok(!block.includes('<'));
  assert.deepEqual(JSON.parse(block), hostile);
  assert.ok(!html.includes('<script>alert'));
  assert.ok(html.endsWith('</script></head><body data-area="public"></body>'));
});
