/** @jest-environment node */
import { mentionAt, mentionedIds } from './mention.ts';
import { splitText } from './split-text.ts';

const marked = (text: string, names: string[] = []) =>
  splitText(text, names).map(({ kind, text: piece }) => (kind === 'text' ? piece : `[${kind} ${piece}]`));

test.each([
  ['plain', ['plain']],
  ['See https://shop.test/a?b=1&c=2#d.', ['See ', '[link https://shop.test/a?b=1&c=2#d]', '.']],
  ['(http://shop.test)', ['(', '[link http://shop.test]', ')']],
  ['https://', ['https://']],
  [
    'javascript:alert(1) data:text/html,x ftp://shop.test',
    ['javascript:alert(1) data:text/html,x ftp://shop.test'],
  ],
  ['<a href="https://shop.test">x</a>', ['<a href="', '[link https://shop.test]', '">x</a>']],
  ['', []],
])('%s has these addresses', (text, segments) => {
  expect(marked(text)).toEqual(segments);
});

test.each([
  ['@Ann and @Ann Lee', ['[mention @Ann]', ' and ', '[mention @Ann Lee]']],
  ['@Anna is someone else', ['@Anna is someone else']],
  ['mail@Ann.', ['mail', '[mention @Ann]', '.']],
  ['@a+b@shop.test (x)', ['[mention @a+b@shop.test (x)]']],
  ['@(.*)', ['@(.*)']],
])('%s mentions these people', (text, segments) => {
  expect(marked(text, ['Ann', 'Ann Lee', 'a+b@shop.test (x)', ''])).toEqual(segments);
});

test.each([
  ['@', { query: '', start: 0 }],
  ['Hi @Ada Lo', { query: 'Ada Lo', start: 3 }],
  ['line\n@a', { query: 'a', start: 5 }],
  ['ada@example', null],
  ['@ ada', null],
  ['@ada\nnext', null],
  ['no one', null],
])('at the end of %j a person may be chosen', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test('of people with the same name those count who were chosen', () => {
  const member = (user_id: number, name: string | null) => ({
    user_id,
    name,
    email: `m${user_id}@example.com`,
    role: 'editor' as const,
    joined_at: '2026-03-02T09:00:00.000Z',
  });
  const members = [member(1, 'Ann'), member(2, 'Ann'), member(3, null), member(4, 'Bob')];
  expect(mentionedIds({ text: '@Ann', chosenIds: [2] }, members)).toEqual([2]);
  expect(mentionedIds({ text: '@Ann', chosenIds: [4] }, members)).toEqual([1, 2]);
  expect(mentionedIds({ text: '@m3@example.com @Bob', chosenIds: [] }, members)).toEqual([3, 4]);
});
