/** @jest-environment node */
import { printTarget, type Purpose } from 'shared/step-language';
import { nodesOf } from './nodes.ts';
import { modelPage } from './resolve/model-page.ts';
import { outlinedPage } from './testing/outline.ts';
import { offerFor } from './naming/offers.ts';

const { model, markOf } = outlinedPage(`
table "Orders"
  header
    column "No"
    column "State"
  row
    cell "A-101"
    cell "open"
    cell
      button "Ship" #ship-1
  row
    cell "A-102"
    cell "open"
    cell
      button "Ship" #ship-2
section "Header"
  link "Help" #help-1
section "Footer"
  link "Help" #help-2
button "Print" #print-1
link "Print" #print-2
list
  item
    button "Go" #go-1
  item
    button "Go" #go-2
field "City" #city-1
field "City" #city-2`);

const CASES: [mark: string, name: string, purpose: Purpose, words: string][] = [
  ['ship-1', 'Ship', 'click', '"Ship" in the row of "A-101"'],
  ['ship-2', 'Ship', 'click', '"Ship" in the row of "A-102"'],
  ['help-2', 'Help', 'click', '"Help" in the "Footer" section'],
  ['print-1', 'Print', 'click', 'the "Print" button'],
  ['print-2', 'Print', 'click', 'the "Print" link'],
  ['go-2', 'Go', 'click', 'the 2nd "Go" button'],
  ['city-1', 'City', 'field', 'the 1st "City" field'],
];

it.each(CASES)('of several elements, %s is offered as %s (%s): %s', (mark, name, purpose, words) => {
  const node = [...nodesOf(model)].find((one) => markOf(one) === mark);
  const target = { name, kind: null, ordinal: null, place: null };
  const offer = node && offerFor(modelPage(model.nodes), node, target, purpose);
  expect(offer && printTarget(offer)).toBe(words);
});
