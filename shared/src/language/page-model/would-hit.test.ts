/** @jest-environment node */
import { readStep, type Target } from 'shared/step-language';
import { element, model, text } from './testing/models.ts';
import { outlinedPage } from './testing/outline.ts';
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
      { ...row(''), kind: null, children: [element('column', 'Name'), element('column', 'Delete')] },
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
    ['Click the 2nd row', '2 of 2: row "Bob Delete"'],
    ['Click "Cart"', '1 of 1: link "Cart"'],
    ['Click "Today only"', '1 of 1: text "Today only"'],
    ['Click the "Today only" text', '1 of 1: text "Today only"'],
    ['Click "Buy" in "Offers"', '1 of 1: button "Buy"'],
  ])('%s: %s', (sentence, words) => {
    expect(wouldHit(PAGE, targetOf(sentence), 'click')).toMatchObject({ result: 'one', text: words });
  });

  it('is one of several without an ordinal or place', () => {
    expect(wouldHit(PAGE, targetOf('Click the "Delete" button'), 'click')).toMatchObject({
      result: 'several',
      text: '2 match: button "Delete"',
    });
  });

  it('is doubtful where the only element is numbered, and another is called by number and name', () => {
    const sentence = 'Click the first name field';
    const hitOn = (...fields: string[]) =>
      wouldHit(
        outlinedPage(fields.map((name) => `field "${name}"`).join('\n')).model,
        targetOf(sentence),
        'field',
      );
    expect(hitOn('Name', 'First name')).toMatchObject({ result: 'several', text: '2 match: field "Name"' });
    expect(hitOn('Name', 'First name', 'Name')).toMatchObject({ result: 'one', total: 2 });
    expect(hitOn('Name', 'Last name')).toMatchObject({ result: 'one', total: 1 });
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
    ['Click "Buy" under "Nowhere"', 'The place is not on this page.'],
    ['Click "Delete" in the row of "Carl"', 'The place is not on this page.'],
    ['Click "Today"', /^None on this page\. Nearest: /u],
    ['Click "More" in the "Cart" section', /^None there\. Nearest: /u],
    ['Click "Buy" next to "Anna"', /^None there\. Nearest: /u],
  ])('is nothing: %s', (sentence, words) => {
    const { result, text } = wouldHit(PAGE, targetOf(sentence), 'click');
    expect(result).toBe('none');
    expect(text).toMatch(words);
  });

  it.each([
    ['Click "{{name}}"', 'The value of the name is not known.'],
    ['Click "Buy" in the "{{name}}" section', 'The value of the name is not known.'],
    ['Click the button in the 1st row in the mail', 'What is in a mail is not on this page.'],
    ['Click "free"', 'The name is a part of a text on the page.'],
    ['Click "Sendit"', 'The name is on the page with other spaces.'],
  ])('is not known: %s', (sentence, words) => {
    const page = model(
      ...PAGE.nodes,
      text('Shipping is free', { parts: ['free'] }),
      element('button', '', {
        role: 'generic',
        kind: null,
        children: [text('Send'), element('link', 'it', { text: 'it' })],
      }),
    );
    expect(wouldHit(page, targetOf(sentence), 'click')).toEqual({ result: 'unknown', text: words });
  });

  it('is not known with a part of the page that could not be looked into', () => {
    const page = model(...PAGE.nodes, element('frame', '', { opaque: 'frame' }));
    for (const sentence of ['Click the "Buy" button', 'Click the "Pay" button'])
      expect(wouldHit(page, targetOf(sentence), 'click').result).toBe('unknown');
  });

  it('is several where the smallest group has several', () => {
    const page = model(
      element('section', 'Box', {
        children: [text('Lamp'), element('button', 'Add'), element('button', 'Add')],
      }),
    );
    expect(wouldHit(page, targetOf('Click "Add" next to "Lamp"'), 'click').result).toBe('several');
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

  it('is the innermost where elements of the name stand in each other', () => {
    const page = model(element('section', 'Box', { children: [element('section', 'Box')] }));
    const hit = wouldHit(page, targetOf('Click the "Box" section'), 'click');
    expect(hit.result === 'one' && hit.node.id).toBe(2);
  });

  it('is in a part that could be looked into, if the place is there', () => {
    const page = model(
      ...PAGE.nodes,
      element('section', 'Login', { children: [{ kind: null, role: 'generic', opaque: 'shadow-root' }] }),
    );
    expect(wouldHit(page, targetOf('Click "Buy" in the "Offers" section'), 'click').result).toBe('one');
    for (const place of ['', ' in the "Login" section', ' in the "Nowhere" section'])
      expect(wouldHit(page, targetOf(`Click "Buy"${place}`), 'click').result).toBe('unknown');
  });
});
