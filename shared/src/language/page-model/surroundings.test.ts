/** @jest-environment node */
import { readStep, type Purpose, type Target } from 'shared/step-language';
import { modelPage } from './resolve/model-page.ts';
import { surroundingsOf } from './resolve/surroundings.ts';
import { outlinedPage } from './testing/outline.ts';

const { model } = outlinedPage(`
button "Save"
button "Delete" {"names":{"accessible":"Delete all","visible":"Delete"}}
link "Print"
button "Publish" {"hidden":"behind-dialog"}
table
  row
    cell "Anna"
    button "Ship"
text "Total: $42"
field "First name"
button "Info alert"
checkbox
checkbox`);

function surroundings(words: string, purpose: Purpose = 'click') {
  const { command } = readStep(`Click ${words}`);
  if (command?.kind !== 'click') throw new Error(`no target: ${words}`);
  return surroundingsOf(modelPage(model.nodes), command.target as Target, purpose);
}

describe('what there is instead of a missing element', () => {
  it('is of its kind, by each of its names', () => {
    expect(surroundings('the "Sav" button').named).toEqual(
      ['Save', 'Delete all', 'Delete', 'Ship', 'Info alert'].map((name) => ({ name, kind: 'button' })),
    );
  });

  it('is of any kind that the verb takes, where none is written', () => {
    expect(surroundings('"Sav"').named).toContainEqual({ name: 'Print', kind: 'link' });
  });

  it('are rows by their first text, and texts', () => {
    expect(surroundings('the "Bob" row').named).toEqual([{ name: 'Anna', kind: 'row' }]);
    expect(surroundings('the "Tax" text').named).toContainEqual({ name: 'Total: $42', kind: null });
  });

  it('is only what is in the place', () => {
    expect(surroundings('the "Buy" button in the row of "Anna"').named).toEqual([
      { name: 'Ship', kind: 'button' },
    ]);
  });

  it('is what has the name and another kind', () => {
    expect(surroundings('the "Print" button').others).toEqual([{ name: 'Print', kind: 'link' }]);
  });

  it('is what is called by all words of the target', () => {
    expect(surroundings('the first name field').likely).toEqual([{ name: 'First name', kind: 'field' }]);
    expect(surroundings('the Info alert').likely).toEqual([{ name: 'Info alert', kind: 'button' }]);
    expect(surroundings('the "Sav" button').likely).toEqual([]);
  });

  it('is what has the name and does the same as another kind, but for an assertion', () => {
    expect(surroundings('the "Print" button').likely).toEqual([{ name: 'Print', kind: 'link' }]);
    expect(surroundings('the "Print" button', 'any').likely).toEqual([]);
  });

  it('are elements of the kind without a name', () => {
    expect(surroundings('the "Loud" checkbox')).toMatchObject({ named: [], unnamed: 2 });
    expect(surroundings('the "Sav" button').unnamed).toBe(0);
  });

  it('may be behind a dialog, or there by now', () => {
    expect(surroundings('"Publish"')).toMatchObject({ isThere: false, isBlocked: true });
    expect(surroundings('"Save"')).toMatchObject({ isThere: true });
  });

  it('may be that the place is missing, of several the outermost', () => {
    expect(surroundings('"Buy" in the "A" row in the "Orders" table').missingPlace?.target.name).toBe(
      'Orders',
    );
  });
});
