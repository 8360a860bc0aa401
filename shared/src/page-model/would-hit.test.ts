/** @jest-environment node */
import { readStep, type Target } from 'shared/step-language';
import { element, model, text } from './testing/models.ts';
import { wouldHit } from './would-hit.ts';

function targetOf(sentence: string): Target {
  const { command } = readStep(sentence);
  if (command?.kind !== 'click') throw new Error(`no click: ${sentence}`);
  return command.target;
}

const row = (name: string) =>
  element('row', '', { children: [element('cell', '', { text: name }), element('button', 'Delete')] });
const PAGE = model(
  element('button', 'Remove invoice', { names: { accessible: 'Remove invoice', visible: 'Discard' } }),
  element('table', 'Customers', {
    children: [
      { ...row(''), children: [element('column', 'Name'), element('column', 'Delete')] },
      row('Anna'),
      row('Bob'),
    ],
  }),
  element('section', 'Offers', {
    children: [element('link', 'More'), text('Today only'), element('button', 'Buy')],
  }),
  element('button', 'Later', { hidden: 'not-rendered' }),
  element('heading', 'Cart'),
  element('link', 'Cart'),
);

describe('what a step would hit', () => {
  it.each([
    ['Click the "Buy" button', '1 of 1: button "Buy"'],
    ['Click "buy"', '1 of 1: button "Buy"'],
    ['Click "Discard"', '1 of 1: button "Discard"'],
    ['Click "Remove invoice"', '1 of 1: button "Remove invoice"'],
    ['Click the 2nd "Delete" button', '2 of 2: button "Delete"'],
    ['Click the last "Delete" button', '2 of 2: button "Delete"'],
    ['Click "Delete" in the row of "Bob"', '1 of 1: button "Delete"'],
    ['Click "Buy" in the "Offers" section', '1 of 1: button "Buy"'],
    ['Click "More" next to "Buy"', '1 of 1: link "More"'],
    ['Click "More" next to "Today only"', '1 of 1: link "More"'],
    ['Click the 2nd row', '2 of 2: row "Bob"'],
    ['Click "Cart"', '1 of 1: link "Cart"'],
  ])('%s: %s', (sentence, words) => {
    expect(wouldHit(PAGE, targetOf(sentence), 'click')).toMatchObject({ result: 'one', text: words });
  });

  it('is one of several without an ordinal or place', () => {
    expect(wouldHit(PAGE, targetOf('Click the "Delete" button'), 'click')).toMatchObject({
      result: 'several',
      text: '2 match: button "Delete"',
    });
  });

  it('is nothing where the name is not on the page, and the nearest names are told', () => {
    expect(wouldHit(PAGE, targetOf('Click the "Buy now" button'), 'click')).toMatchObject({
      result: 'none',
      nearest: expect.arrayContaining([{ name: 'Buy', kind: 'button' }]),
      text: expect.stringMatching(/^None on this page\. Nearest: button "Buy", /u),
    });
    expect(wouldHit(PAGE, targetOf('Click "Later"'), 'click').result).toBe('none');
    expect(wouldHit(PAGE, targetOf('Click the 3rd "Delete" button'), 'click')).toMatchObject({
      result: 'none',
      text: 'There is no 3rd, but 2.',
    });
  });

  it.each([
    ['Click "{{name}}"', 'The value of the name is not known.'],
    ['Click "Buy" under "Offers"', 'The place is not looked up.'],
    ['Click "Delete" in the row of "Carl"', 'The place is not on this page.'],
    ['Click the button in the 1st row in the mail', 'The place is not looked up.'],
    ['Click "Offers"', 'The name stands for elements of other kinds.'],
    ['Click "Today only"', 'The name is a text on the page.'],
    ['Click "Today"', 'The name is a part of a text on the page.'],
    ['Click the "Today only" text', 'Texts are not looked up.'],
    ['Click "Delete" in "Customers"', 'The place is not looked up.'],
    ['Click "More" in the "Cart" section', 'A heading of that name may stand for it.'],
    ['Click "Delete" next to "Cart"', 'The name stands for elements of other kinds.'],
  ])('is not known: %s', (sentence, words) => {
    expect(wouldHit(PAGE, targetOf(sentence), 'click')).toEqual({ result: 'unknown', text: words });
  });

  it('is not known with a part of the page that could not be looked into', () => {
    const page = model(...PAGE.nodes, element('frame', '', { opaque: 'frame' }));
    for (const sentence of ['Click the "Buy" button', 'Click the "Pay" button'])
      expect(wouldHit(page, targetOf(sentence), 'click').result).toBe('unknown');
  });

  it('is not known where a box that is no node may be the smallest group', () => {
    const page = model(
      element('section', 'Box', {
        children: [text('Lamp'), element('button', 'Add'), element('button', 'Add')],
      }),
    );
    expect(wouldHit(page, targetOf('Click "Add" next to "Lamp"'), 'click').result).toBe('unknown');
  });

  it('does not leave the row of what it stands next to', () => {
    expect(wouldHit(PAGE, targetOf('Click "Buy" next to "Anna"'), 'click').result).toBe('none');
  });

  it('is a field for files that cannot be seen, and for a look what a dialog lies in front of', () => {
    const page = model(
      element('field', 'Photo', { role: 'file', hidden: 'not-rendered' }),
      element('button', 'Behind', { hidden: 'behind-dialog' }),
    );
    expect(wouldHit(page, targetOf('Click "Photo"'), 'file').result).toBe('one');
    expect(wouldHit(page, targetOf('Click "Photo"'), 'click').result).toBe('none');
    expect(wouldHit(page, targetOf('Click "Behind"'), 'any').result).toBe('one');
    expect(wouldHit(page, targetOf('Click "Behind"'), 'click').result).toBe('none');
  });

  it('is not known where elements of the name stand in each other', () => {
    const page = model(element('section', 'Box', { children: [element('section', 'Box')] }));
    expect(wouldHit(page, targetOf('Click the "Box" section'), 'click').result).toBe('unknown');
  });
});
