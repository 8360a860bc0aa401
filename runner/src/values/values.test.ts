import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createValues } from './values.ts';

const SECRET = 'S3cret & "päss" word/+?';

function withSecret() {
  return createValues([
    { name: 'user', value: 'anna', isSecret: false },
    { name: 'password', value: SECRET, isSecret: true },
  ]);
}

describe('the values of a run', () => {
  it('replace their names in a text, and are not expanded again', () => {
    const values = withSecret();
    values.set('note', 'I say {{user}} for $& and $1');
    assert.equal(
      values.expand('Type {{user}} and {{ note }}.'),
      'Type anna and I say {{user}} for $& and $1.',
    );
    assert.equal(values.expand('{{password}}'), SECRET);
    assert.equal(values.expandOpen('{{user}}: {{password}}'), 'anna: {{password}}');
    assert.deepEqual(values.namesIn('{{user}} {{ x }} \\{{y}}'), ['user', 'x']);
  });

  it('are encoded in an address as their places require', () => {
    const values = createValues(
      Object.entries({
        text: 'a+b&c=1 /?#%41',
        site: 'https://shop.example/de',
        host: 'shop.example:8080',
        path: '/cart/1?all=yes#end',
        query: 'a=1&b=x%20y',
      }).map(([name, value]) => ({ name, value, isSecret: false })),
    );
    const encoded = 'a%2Bb%26c%3D1%20%2F%3F%23%2541';
    for (const [address, expanded] of [
      ['{{site}}/find?q={{text}}&r={{text}}#{{text}}/{{text}}', null],
      ['{{site}}?next={{site}}', 'https://shop.example/de?next=https%3A%2F%2Fshop.example%2Fde'],
      ['http://{{host}}/{{text}}/x', `http://shop.example:8080/${encoded}/x`],
      ['http://me:{{text}}@{{host}}{{path}}', `http://me:${encoded}@shop.example:8080/cart/1?all=yes#end`],
      ['{{site}}{{path}}', 'https://shop.example/de/cart/1?all=yes#end'],
      ['/app{{path}}', '/app/cart/1?all=yes#end'],
      ['{{path}}', '/cart/1?all=yes#end'],
      ['/find?{{query}}#top', '/find?a=1&b=x%20y#top'],
      ['/find?{{query}}&c=1', '/find?a%3D1%26b%3Dx%2520y&c=1'],
      ['/a#{{path}}', '/a#/cart/1?all=yes#end'],
      ['/\\{{text}}/{{ text }}', `/{{text}}/${encoded}`],
    ] as const)
      assert.equal(
        values.expandAddress(address),
        expanded ?? `https://shop.example/de/find?q=${encoded}&r=${encoded}#a+b&c=1 /?#%41/${encoded}`,
        address,
      );
  });

  it('leave braces alone that are none of theirs', () => {
    const text = 'Shows {{user.name}}, {{ 1st }}, {user} and \\{{user}}';
    assert.equal(withSecret().expand(text), 'Shows {{user.name}}, {{ 1st }}, {user} and {{user}}');
  });

  it('can be remembered in place of a given one', () => {
    const values = withSecret();
    values.set('user', 'bob');
    assert.equal(values.get('user'), 'bob');
    assert.throws(() => values.set('my total', '1'), /"my total" cannot be the name of a value/);
  });

  it('are listed when one is unknown', () => {
    assert.throws(
      () => withSecret().expand('Type {{pasword}}'),
      /^StepFailure: There is no value named \{\{pasword\}\}\. Known here: \{\{password\}\}, \{\{user\}\}\. Add it/,
    );
    assert.throws(() => createValues([]).expand('{{a}}'), /No values are known here\./);
  });
});

describe('a secret', () => {
  const appearances: [string, string][] = [
    ['as it is', SECRET],
    ['in other letters', SECRET.toUpperCase()],
    ['broken over lines', SECRET.replace(' word', '\n  word')],
    ['as a segment of an address', encodeURIComponent(SECRET)],
    ['as a whole address', new URL(`http://x/?q=${SECRET}`).search.slice(3)],
    ['as a form field', new URLSearchParams({ q: SECRET }).toString().slice(2)],
    ['encoded twice', encodeURIComponent(encodeURIComponent(SECRET))],
    ['in JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['in JSON of plain letters', 'S3cret \\u0026 \\"p\\u00e4ss\\" word\\u002f+?'],
    ['in HTML', 'S3cret &amp; &quot;p&#228;ss&quot; word/+?'],
    ['in the name of a file', 'S3cret & _päss_ word_+_'],
    ['in hex', Buffer.from(SECRET).toString('hex')],
  ];
  for (const [how, text] of appearances)
    it(`is hidden ${how}`, () => {
      assert.equal(withSecret().mask(`before ${text} after`), 'before •••• after', text);
    });

  it('is hidden as a page takes it from an address', () => {
    const values = createValues([{ name: 'key', value: 'S3c%72et+w%6frd', isSecret: true }]);
    for (const text of ['S3c%72et w%6frd', 'S3cret+word', 'S3cret word'])
      assert.equal(values.mask(`before ${text} after`), 'before •••• after', text);
    const signs = createValues([{ name: 'key', value: '++//', isSecret: true }]);
    assert.equal(signs.mask('a     b ____'), 'a     b ____', 'nothing is left of the secret');
  });

  it('is hidden in base64 wherever it begins', () => {
    for (const user of ['', 'a', 'ab', 'abc', 'anna:'])
      for (const end of ['', '!', '!!']) {
        const masked = withSecret().mask(Buffer.from(user + SECRET + end).toString('base64'));
        assert.ok(masked.includes('••••'), masked);
        const rest = masked.split('••••').map((segment) => Buffer.from(segment, 'base64').toString('latin1'));
        assert.ok(!rest.join().includes('cret'), masked);
        assert.ok(
          withSecret()
            .mask(Buffer.from(user + SECRET).toString('base64url'))
            .includes('••••'),
        );
      }
  });

  it('is hidden where a text was cut within it', () => {
    assert.equal(withSecret().mask('The title is "S3cret & "…".'), 'The title is "••••…".');
    assert.equal(withSecret().mask(`${'x'.repeat(1992)}S3cret &`), `${'x'.repeat(1992)}••••`);
    assert.equal(withSecret().mask('It says no more…'), 'It says no more…');
  });

  it('of several lines is hidden line by line', () => {
    const values = createValues([{ name: 'key', value: 'BEGIN KEY\nMIIEvQIBADAN\nEND KEY', isSecret: true }]);
    assert.equal(values.mask('It shows MIIEvQIBADAN now.'), 'It shows •••• now.');
    assert.equal(values.mask('BEGIN KEY MIIEvQIBADAN END KEY'), '••••');
  });

  it('is known in what was expanded, and other texts stay', () => {
    const values = withSecret();
    assert.ok(values.isSecret(values.expand('pin {{password}}')));
    assert.ok(!values.isSecret(values.expand('{{user}}')));
    assert.equal(values.mask('Typed "anna" into field "Name".'), 'Typed "anna" into field "Name".');
  });
});
