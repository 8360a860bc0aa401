import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTestFiles } from './read-test-files.ts';

const front = (settings: string, rest = '# A\n\n1. Click "A"\n') => `---\n${settings}\n---\n${rest}`;
const bomb = [
  'a: &a [x, x]',
  ...'bcdefgh'.split('').map((name, index) => `${name}: &${name} [*${'abcdefg'[index] ?? ''}, *a]`),
];

/** What is wrong with each, as `line message`; `-`: the whole file. */
const wrong: [what: string, file: string | { path: string; content: string }, problem: RegExp][] = [
  ['no title', '1. Click "A"\n', /^- The title is missing\. Write "# Title" above the steps\.$/],
  ['two titles', '# A\n# B\n', /^2 A file has one title/],
  ['a heading below', '# A\n## B\n', /^2 A file has one title/],
  [
    'free text',
    '# A\n\nThis test buys.\n1. Click "A"\n',
    /^3 Text between the steps is not kept\. Make it a step \("1\. …"\), or delete the line\.$/,
  ],
  ['a comment', '# A\n<!-- later -->\n1. Click "A"\n', /^2 Text between the steps is not kept/],
  ['bullets', '# A\n1. Click "A"\n- Click "B"\n', /^3 Steps are numbered\. Write "2\. Click "B""\.$/],
  [
    'a step on two lines',
    '# A\n1. Click\n   "A"\n',
    /^3 A step stands on one line\. Write a line break within it as &#10;\.$/,
  ],
  ['an empty step', '# A\n1.\n', /^2 The step has no text/],
  [
    'an unknown flag',
    '# A\n1. Click "A" <!-- skip -->\n',
    /^2 <!-- skip --> is not known here\. Known are disabled, vision, act and assert\.$/,
  ],
  ['a type of a module', '# A\n1. Module: B <!-- assert -->\n', /^2 <!-- assert --> is not known here/],
  ['a module without a name', '# A\n1. Module:\n', /^2 Name the module/],
  ['a NUL character', '# A\n1. Click "&#0;"\n', /^2 The text holds characters that cannot be stored\.$/],
  ['half a character', '# A\n1. Click "&#55296;"\n', /^2 The text holds characters/],
  ['a long step', `# A\n1. ${'x'.repeat(5001)}\n`, /^2 A step has at most 5000 characters\.$/],
  ['too many steps', `# A\n${'1. x\n'.repeat(1001)}`, /^1002 A test can have at most 1000 steps\.$/],
  ['an open front matter', '---\nurl: http://a.b/\n# A\n', /^1 The settings do not end/],
  ['a wrong address', front('suite: S\nurl: ftp://a.b/'), /^3 url: Enter a full address/],
  ['an unknown setting', front('id: 1\ncolor: red'), /^3 "color" is no setting\. There are: id, type, url/],
  ['a key of prototypes', front('__proto__: {type: module}'), /^2 "__proto__" is no setting/],
  ['a wrong tag', front('tags: [two words]'), /^2 tags\.0: A tag has letters/],
  ['a wrong window', front('browser:\n  viewport: wide'), /^2 browser\.viewport: Write width and height/],
  ['an unknown browser setting', front('browser:\n  colour: red'), /^2 browser: /],
  ['a wrong id', front('id: 9999999999'), /^2 id: /],
  ['a comment of YAML', front('url: http://a.b/ # here'), /^2 Comments are not kept/],
  ['an alias', front('suite: &s x\nattachment: *s'), /^3 Write the value itself: aliases are not read\.$/],
  ['a bomb of aliases', front(bomb.join('\n')), /^\d+ Write the value itself/],
  ['a tag of YAML', front('suite: !!js/function x'), /^2 This is no valid YAML: Unresolved tag/],
  [
    'nested lists',
    front(`suite: ${'['.repeat(9000)}`),
    /^\d+ (This is no valid YAML|These settings cannot be read)/,
  ],
  ['a key twice', front('suite: a\nsuite: b'), /^3 This is no valid YAML: Map keys must be unique\.$/],
  [
    'long settings',
    front(`suite: ${'x'.repeat(20_000)}`),
    /^2 The settings are longer than 20000 characters\.$/,
  ],
  ['a way out', { path: '../a.steps.md', content: '# A\n' }, /^- This is no path within the folder/],
  ['an absolute path', { path: '/a.steps.md', content: '# A\n' }, /^- This is no path/],
  ['a drive', { path: 'C:\\a.steps.md', content: '# A\n' }, /^- This is no path/],
  ['another file', { path: 'readme.md', content: '# A\n' }, /^- This is no file of a test/],
  ['a suite without a name', { path: 'suite.yaml', content: 'id: 3\n' }, /^- name: /],
  [
    'a schedule that is no map',
    { path: 'suite.yaml', content: 'name: A\nschedule: daily\n' },
    /^2 schedule: /,
  ],
];

for (const [what, given, problem] of wrong)
  test(`${what} is said with its line`, async () => {
    const file = typeof given === 'string' ? { path: 'a.steps.md', content: given } : given;
    const { tests, suites, problems } = await readTestFiles([file]);
    assert.deepEqual([tests, suites], [[], []]);
    const [first] = problems;
    assert.match(`${first?.line ?? '-'} ${first?.message}`, problem);
    assert.equal(first?.path, file.path);
  });

test('a plan that is none, or has no test, is said; so are paths that differ by capital letters', async () => {
  const test = { path: 'a.steps.md', content: '# A\n' };
  const plan = (content: string) => [test, { path: 'a.plan.json', content }];
  const deep = `{"entries":[{"type":"act","text":"x","page":"/","origin":"run","actions":[{"command":{"kind":"click","x":${'['.repeat(100)}${']'.repeat(100)}}}]}]}`;
  for (const [content, message] of [
    ['{', /no valid JSON/],
    ['{"entries": [], "__proto__": {"a": 1}}', /^This is no plan: /],
    ['{"entries": [{"type": "act"}]}', /^This is no plan: entries\.0\./],
    [deep, /nested too deep/],
  ] as const) {
    const { problems } = await readTestFiles(plan(content));
    assert.equal(problems.length, 1, content);
    assert.match(problems[0]?.message ?? '', message);
  }
  const { problems } = await readTestFiles([test, { ...test, path: 'A.Steps.md' }]);
  assert.deepEqual(problems, [
    { path: 'A.Steps.md', line: null, message: 'Another file has the same path, but for capital letters.' },
  ]);
});

test('what people write by hand is read: numbers as they like, settings in any order, no front matter', async () => {
  const content =
    '\ufeff---\r\ntags: smoke\r\nid: "7"\r\nurl: http://a.b/?x=1#y\r\n---\r\n#   A  \r\n\r\n1) Click "A"\r\n1. the page shows "B"<!--disabled-->\r\n  9.\tModule:  Log in';
  const { tests, problems } = await readTestFiles([
    { path: 'a.steps.md', content },
    { path: 'b.steps.md', content: '# B' },
  ]);
  assert.deepEqual(problems, []);
  const [first, second] = tests;
  assert.deepEqual(
    [first?.id, first?.title, first?.tags, first?.startingUrl],
    [7, 'A', ['smoke'], 'http://a.b/?x=1#y'],
  );
  assert.deepEqual(
    first?.steps.map(({ line, type, action, isDisabled, module }) => [
      line,
      type,
      module?.title ?? action,
      isDisabled,
    ]),
    [
      [8, 'act', 'Click "A"', false],
      [9, 'assert', 'the page shows "B"', true],
      [10, 'module', 'Log in', false],
    ],
  );
  assert.deepEqual([second?.title, second?.steps], ['B', []]);
});
