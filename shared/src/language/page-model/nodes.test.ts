/** @jest-environment node */
import { namedElements, namesOf, textOf } from './nodes.ts';
import { element, model, text } from './testing/models.ts';

describe('names of a node', () => {
  it('are the accessible and the visible one, each once', () => {
    expect(namesOf({ names: { accessible: 'Remove invoice', visible: 'Delete' } })).toEqual([
      'Remove invoice',
      'Delete',
    ]);
    expect(
      namesOf({ names: { accessible: 'Email', visible: ' email\u00AD ', label: 'Email *' } }),
    ).toHaveLength(1);
    expect(namesOf({ names: { placeholder: 'name@example.com' } })).toEqual([]);
    expect(namesOf({})).toEqual([]);
  });
});

describe('named elements', () => {
  const page = model(
    element('heading', 'Shop'),
    element('list', '', {
      children: [
        element('item', '', { children: [text('Lamp'), element('button', 'Buy')] }),
        element('item', '', { children: [text('Chair'), element('button', 'BUY')] }),
      ],
    }),
    element('button', 'Later', { hidden: 'not-rendered' }),
    element('button', 'Below', { hidden: 'behind-dialog' }),
    element('link', 'Buy'),
  );

  it('are in document order, each kind and name once, without what cannot be seen', () => {
    expect(namedElements(page)).toEqual([
      { name: 'Shop', kind: 'heading' },
      { name: 'Buy', kind: 'button' },
      { name: 'Buy', kind: 'link' },
    ]);
  });

  it('are told apart from others if they are there to search with', () => {
    const field = model({ ...element('field', 'Find products'), role: 'searchbox' });
    expect(namedElements(field)).toEqual([{ name: 'Find products', kind: 'field', isSearch: true }]);
  });

  it('are of one kind where only that is asked for', () => {
    expect(namedElements(page, 'link')).toEqual([{ name: 'Buy', kind: 'link' }]);
    const list = model({ ...element('dropdown', 'Size'), role: 'listbox' });
    for (const kind of ['dropdown', 'list'] as const) expect(namedElements(list, kind)).toHaveLength(1);
  });
});

it('joins the texts in a node in the order of the page', () => {
  const [row] = model(
    element('row', '', {
      children: [
        text('Lamp'),
        element('cell', '', { text: '$42' }),
        text('secret', { hidden: 'not-rendered' }),
      ],
    }),
  ).nodes;
  expect(row && textOf(row)).toBe('Lamp $42');
});
