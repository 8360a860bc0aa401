/** @jest-environment node */
import { printTarget, type Purpose } from 'shared/step-language';
import { nodesOf } from './nodes.ts';
import { outlinedPage } from './testing/outline.ts';
import { nameNode } from './naming/name-node.ts';

/** @param expected what the nodes with these marks are called for a purpose; null: nothing names them */
function describeNames(
  title: string,
  literal: string,
  expected: [mark: string, purpose: Purpose, words: string | null][],
): void {
  describe(title, () => {
    const { model, markOf } = outlinedPage(literal);
    it.each(expected)('calls %s (%s) %s', (mark, purpose, words) => {
      const node = [...nodesOf(model)].find((one) => markOf(one) === mark);
      if (!node) throw new Error(`no #${mark}`);
      const target = nameNode(model, node, purpose);
      expect(target && printTarget(target)).toBe(words);
    });
  });
}

describeNames(
  'elements with names',
  `
heading "Shop" #title {"level":1}
button "Buy" #buy
link "Details" #link
text "Details" #details
field "E-mail *" #mail
checkbox "I agree" #agree
box #trash {"names":{"accessible":"Delete all","title":"Delete all"}}
dialog "Cookies" #modal {"role":"generic"}
dropdown "Size" #size {"role":"button"}
button #delete {"names":{"accessible":"Remove","visible":"Delete"}}
button #archive {"names":{"accessible":"Remove","visible":"Archive"}}
text "Free returns" {"parts":["returns"]}
button "returns" #returns
slider #volume
section "Box" #outer-box
  section "Box" #inner-box`,
  [
    ['title', 'any', '"Shop"'],
    ['buy', 'click', '"Buy"'],
    ['link', 'click', '"Details"'],
    ['link', 'any', 'the "Details" link'],
    ['details', 'click', 'the 2nd "Details" text'],
    ['mail', 'field', '"E-mail"'],
    ['agree', 'toggle', '"I agree"'],
    ['trash', 'click', '"Delete all"'],
    ['modal', 'any', 'the "Cookies" dialog'],
    ['size', 'dropdown', '"Size"'],
    ['archive', 'click', '"Archive"'],
    // In an assertion, the name alone could also be a part of a text.
    ['returns', 'any', 'the "returns" button'],
    ['volume', 'any', 'the slider'],
    ['outer-box', 'any', null],
    ['inner-box', 'any', '"Box"'],
  ],
);

describeNames(
  'elements by their places',
  `
table
  header
    column "Order"
    column "Total"
    column
  row
    cell "A-101"
    cell "$30" #total-1
    cell
      button "Ship" #ship-1
  row #row-2
    cell "A-102" #order-2
    cell "$30" #total-2
    cell
      button "Ship" #ship-2
list
  item
    text "Milk"
    button "Remove" #remove-1
  item #tea
    text "Tea"
    button "Remove" #remove-2
list
  item
    text "Same"
    button "Edit" #same-1
  item
    text "Same"
    button "Edit" #same-2
section "Billing"
  field "Name" #billing
section "Shipping"
  field "Name" #shipping
heading "Fruits"
button "Add" #fruits
heading "Nuts"
button "Add" #nuts
box {"traits":["section-limit"]}
  navigation "Main"
    link "Contact" #contact-1
  navigation "Site"
    link "Contact" #contact-2`,
  [
    ['total-1', 'any', 'the "Total" cell in the row of "A-101"'],
    ['order-2', 'any', 'the "A-102" cell'],
    ['row-2', 'any', 'the "A-102 $30 Ship" row'],
    ['ship-2', 'click', 'the "Ship" button in the row of "A-102"'],
    ['tea', 'any', 'the "Tea" item'],
    ['remove-2', 'click', 'the "Remove" button in the "Tea" item'],
    ['same-2', 'click', 'the 2nd "Edit" button'],
    ['shipping', 'field', 'the "Name" field in the "Shipping" section'],
    ['fruits', 'click', 'the "Add" button in the "Fruits" section'],
    ['nuts', 'click', 'the "Add" button in the "Nuts" section'],
    ['contact-2', 'click', 'the "Contact" link in the "Site" navigation'],
  ],
);

describeNames(
  'elements in frames',
  `
heading "Shop"
button "Buy" #buy
button "Send"
frame "Outer" #outer
  text "Around" #around
  frame "Inner"
    button "Buy" #inner-buy
    button "Pay" #inner-pay
    button "Edit"
    button "Edit" #inner-edit
frame #wallet {"codeNames":["wallet"]}
  button "Send" #send
frame
  button "Edit" #edit`,
  [
    ['buy', 'click', 'the "Buy" button next to "Shop"'],
    ['outer', 'any', '"Outer"'],
    ['around', 'any', '"Around"'],
    ['inner-pay', 'click', '"Pay"'],
    ['inner-buy', 'click', 'the "Buy" button in the "Inner" frame in the "Outer" frame'],
    ['inner-edit', 'click', 'the 2nd "Edit" button'],
    ['wallet', 'any', 'the "wallet" frame'],
    ['send', 'click', 'the "Send" button in the "wallet" frame'],
    ['edit', 'click', 'the "Edit" button in the 3rd frame in the "Shop" section'],
  ],
);

describeNames(
  'elements of a page with a part that could not be looked into',
  `
button "Buy" #buy
section "Offers"
  button "More" #more
box {"opaque":"shadow-root"}`,
  [
    ['buy', 'click', null],
    ['more', 'click', 'the "More" button in the "Offers" section'],
  ],
);
