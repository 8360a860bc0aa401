/** @jest-environment node */
import type { PageModel, PageNode } from 'shared/page-model';
import { linesAround, newLines, soughtBy, treeLines } from './page-tree.ts';

const button = (id: number, name: string, more: Partial<PageNode> = {}): PageNode => ({
  id,
  kind: 'button',
  role: 'button',
  names: { accessible: name, visible: name },
  ...more,
});
const pageOf = (...nodes: PageNode[]): PageModel => ({
  format: 2,
  address: 'http://shop.test/',
  title: 'Shop',
  nodes,
});

test('a page becomes lines; what only holds others has none', () => {
  const page = pageOf(
    { id: 1, kind: 'heading', role: 'heading', level: 1, names: { accessible: 'Cart' }, text: 'Cart' },
    {
      id: 2,
      kind: null,
      role: 'generic',
      children: [
        button(3, 'Buy', {
          states: ['disabled'],
          children: [{ id: 4, kind: 'text', role: 'text', text: 'Buy' }],
        }),
        { id: 5, kind: 'field', role: 'textbox', names: { accessible: 'Name', label: 'Name' }, value: 'Ada' },
      ],
    },
    button(6, 'Hidden', { hidden: 'not-rendered' }),
  );
  expect(treeLines(page).map(({ depth, text }) => [depth, text])).toEqual([
    [0, 'heading "Cart" level 1'],
    [0, 'button "Buy" disabled'],
    [1, '"Buy"'],
    [0, 'field "Name" holds "Ada"'],
    [0, 'button "Hidden" not visible'],
  ]);
});

test('lines that another page does not have are told apart, repeated ones by their number', () => {
  const lines = treeLines(pageOf(button(1, 'Buy'), button(2, 'Buy'), button(3, 'Pay')));
  const others = treeLines(pageOf(button(7, 'Buy'), button(8, 'Help')));
  expect([...newLines(lines, others)]).toEqual([2, 3]);
});

test('a step names one element, several, or none with the nearest ones', () => {
  const page = pageOf(button(1, 'Buy'), button(2, 'Help'), button(3, 'Help'));
  expect(soughtBy('Click "Buy"', page)).toMatchObject({ ids: new Set([1]), isFound: true });
  expect(soughtBy('Click "Help"', page)).toMatchObject({ ids: new Set([2, 3]), isFound: true });
  const none = soughtBy('Click "Buy it"', page);
  expect(none?.isFound).toBe(false);
  expect(none?.ids).toContain(1);
  expect(soughtBy('Wait 2 seconds', page)).toBeNull();
});

test('a part of many lines has the marked one in it', () => {
  const lines = Array.from({ length: 100 }, (_, index) => index);
  expect(linesAround(lines, 5, 10)).toEqual({ lines: lines.slice(0, 10), start: 0 });
  expect(linesAround(lines, 50, 10).lines).toContain(50);
  expect(linesAround(lines, 99, 10)).toEqual({ lines: lines.slice(90), start: 90 });
});
