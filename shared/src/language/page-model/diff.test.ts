/** @jest-environment node */
import { diff, entriesOf } from './diff.ts';
import type { PageModel } from './page-model.ts';
import { element, model, text } from './testing/models.ts';

const before = model(
  element('button', 'Delete'),
  element('field', 'Quantity', { value: '1' }),
  text('Total'),
  text('$16.00'),
  text('Session 4711'),
  element('button', 'Buy', { states: ['disabled'] }),
  element('link', 'More'),
);
const after = model(
  element('button', 'Archive'),
  element('field', 'Quantity', { value: '2' }),
  text('Total'),
  text('$21.00'),
  text('Session 4712'),
  element('button', 'Buy'),
  element('link', 'More'),
  element('link', 'More'),
);

const changesBetween = (one: PageModel, other: PageModel, varied?: string[]) =>
  diff(entriesOf(one), entriesOf(other), varied);

describe('what differs between two pages', () => {
  it('is said in the words of the language', () => {
    expect(changesBetween(before, after).map((one) => one.text)).toEqual([
      'button "Delete" is gone',
      'text "Session 4711" is gone',
      'button "Archive" is new',
      'field "Quantity": "1" → "2"',
      '"Total": "$16.00" → "$21.00"',
      'text "Session 4712" is new',
      'button "Buy" is no longer disabled',
      'link "More" is there twice instead of once',
    ]);
  });

  it('names what contains a name of its own once, and a label not as a value, too', () => {
    const card = { ...element('heading', 'Halo'), children: [element('link', 'Halo')] };
    const shown = model(card, text('Handmade'), text('$89.00'));
    const texts = (changes: ReturnType<typeof diff>) => changes.map((one) => one.text);
    expect(texts(changesBetween(shown, model()))).toEqual(['link "Halo" is gone', 'text "Handmade" is gone']);
    expect(texts(changesBetween(model(), shown))).toEqual(['link "Halo" is new', 'text "Handmade" is new']);
  });

  it('leaves out names that varied before', () => {
    const varied = changesBetween(before, after).map(({ name }) => name);
    expect(changesBetween(before, after, varied)).toEqual([]);
    expect(changesBetween(before, after, ['session 4709'])).toHaveLength(6);
  });

  it('is nothing between a page and itself, or of what cannot be seen', () => {
    expect(changesBetween(before, before)).toEqual([]);
    const hidden = model(...before.nodes, element('button', 'Later', { hidden: 'not-rendered' }));
    expect(changesBetween(before, hidden)).toEqual([]);
  });
});
