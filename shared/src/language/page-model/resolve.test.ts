/** @jest-environment node */
import { readStep, type Purpose, type Target } from 'shared/step-language';
import { outlinedPage } from './testing/outline.ts';
import { wouldHit } from './would-hit.ts';

function targetOf(words: string): Target {
  const { command } = readStep(`Hover over ${words}`);
  if (command?.kind !== 'hover') throw new Error(`no target: ${words}`);
  return command.target;
}

/** @param expected for each purpose, targets with the marks of the nodes that they name, in order */
function describeTargets(
  title: string,
  literal: string,
  expected: Partial<Record<Purpose, Record<string, string>>>,
): void {
  describe(title, () => {
    const { model, markOf } = outlinedPage(literal);
    const cases = Object.entries(expected).flatMap(([purpose, targets]) =>
      Object.entries(targets).map(([words, marks]) => ({ words, marks, purpose: purpose as Purpose })),
    );
    it.each(cases)('finds $words ($purpose): $marks', ({ words, marks, purpose }) => {
      const hit = wouldHit(model, targetOf(words), purpose, purpose === 'any');
      const found = hit.result === 'one' ? [hit.node] : hit.result === 'several' ? hit.nodes : [];
      expect(hit.result).not.toBe('unknown');
      expect(found.map(markOf).join(' ')).toBe(marks);
    });
  });
}

describeTargets(
  'tables, lists and cards as places',
  `
table "Orders"
  header
    column "No"
    column "Customer"
    column "Total" {"table":{"row":0,"column":2,"columns":2}}
    column "State" {"table":{"row":0,"column":4}}
  row
    cell "A-101"
    cell "Anna"
    cell "$5" #t1
    cell "EUR"
    cell "open" #s1
    cell
      button "Ship" #ship-1
  row
    cell "A-102"
    cell "Bob"
    cell "$7" #t2
    cell "EUR"
    cell "A-101" #s2
    cell
      button "Ship" #ship-2
table "Returns"
  row
    cell "A-101"
    cell
      button "Ship" #ship-3
list
  item
    text "Milk 2 l"
    button "Remove" #x-milk
  item
    text "Bread"
    button "Remove" #x-bread
box {"traits":["one-of-many"]}
  text "Lamp"
  button "Add" #add-lamp
box {"traits":["one-of-many"]}
  text "Chair"
  button "Add" #add-chair
card {"role":"article"}
  heading "Desk" {"level":3}
  button "Add" #add-desk`,
  {
    click: {
      '"Ship"': 'ship-1 ship-2 ship-3',
      '"Ship" in the row of "A-102"': 'ship-2',
      '"Ship" in the row of "Anna"': 'ship-1',
      '"Ship" in the row of "A-101"': 'ship-1 ship-2 ship-3',
      '"Ship" in the row of "A-101" in the "Returns" table': 'ship-3',
      'the last "Ship" in the row of "A-101" in the "Orders" table': 'ship-2',
      '"Ship" in the 1st row in the "Orders" table': 'ship-1',
      '"Ship" in the "Returns" table': 'ship-3',
      '"Ship" in "Returns"': 'ship-3',
      '"Ship" in the row of "A-1"': '',
      '"Ship" next to "Bob"': 'ship-2',
      '"Remove" in the "Bread" item': 'x-bread',
      '"Remove" next to "Milk 2 l"': 'x-milk',
      '"Add" in the "Lamp" card': 'add-lamp',
      '"Add" in the "Desk" card': 'add-desk',
      '"Add" next to "Chair"': 'add-chair',
      '"Add" next to "Bread"': '',
    },
    any: {
      'the "Total" cell in the row of "A-102"': 't2',
      'the "State" cell in the row of "Anna"': 's1',
      'the "Price" cell in the row of "Anna"': '',
      'the "A-101" cell in the "State" column': 's2',
      'the last cell in the "State" column': 's2',
    },
  },
);

describeTargets(
  'sections and headings as places',
  `
heading "Account" {"level":1}
section "Billing"
  box
    heading "Billing" {"level":2}
    button "Edit" #edit-1
  link "Change" #change-1
box {"traits":["one-of-many"]}
  box {"traits":["title-bar"]}
    heading "Mail" {"level":2}
    button "Edit" #edit-2
  link "Change" #change-2
box {"traits":["one-of-many"]}
  box {"traits":["title-bar"]}
    heading "Phone" {"level":2}
    button "Edit" #edit-3
  link "Change" #change-3
section "Address" {"role":"group"}
  text "Address"
  field "City" #city-1
form "Invoice"
  text "City"
  field "City" #city-2
box
  heading "Fruits" {"level":2}
  list #fruits
    item "Apple"
  heading "Old" {"level":3}
  button "Buy" #buy-1
  heading "Nuts" {"level":2}
  list #nuts
    item "Hazel"
  button "Buy" #buy-2
box {"traits":["page-end","section-limit"]}
  button "Buy" #buy-3
section {"role":"group","states":["expanded"]}
  button "Advanced"
  button "Reset" #reset`,
  {
    click: {
      '"Edit" in the "Billing" section': 'edit-1',
      '"Change" in the "Billing" section': 'change-1',
      '"Edit" in the "Mail" section': 'edit-2',
      '"Change" in the "Mail" section': 'change-2',
      '"Change" in the "Phone" card': 'change-3',
      '"Change" under the heading "Phone"': 'change-3',
      '"Buy" in the "Fruits" section': 'buy-1',
      '"Buy" under the heading "Old"': 'buy-1',
      '"Buy" under the heading "Nuts"': 'buy-2',
      '"Reset" in the "Advanced" section': 'reset',
      '"Edit" in the "Nowhere" section': '',
    },
    field: { '"City" in the "Address" section': 'city-1', '"City" in the "Invoice" form': 'city-2' },
    any: { 'the "Fruits" list': 'fruits', 'the "Nuts" list': 'nuts' },
  },
);

describeTargets(
  'directions',
  `
button "Up" #a {"box":[0,0,100,20]}
button "Up" #b {"box":[0,40,100,20]}
text "Anchor" {"box":[0,80,100,20]}
button "Up" #c {"box":[0,120,100,20]}
button "Up" #d {"box":[300,100,100,20]}
field "Street" {"box":[0,200,100,20]}
text "Enter a street." #e1 {"box":[0,220,100,20]}
field "City" {"box":[0,240,100,20]}
text "Enter a city." #e2 {"box":[0,260,100,20]}`,
  {
    click: { '"Up" above "Anchor"': 'b', '"Up" below "Anchor"': 'c', '"Up" above "Nowhere"': '' },
    any: {
      'the "Enter a street." text below the "Street" field': 'e1',
      'the "Enter a city." text below the "City" field': 'e2',
      'the "Enter a city." text below the "Street" field': '',
    },
  },
);

describeTargets(
  'frames',
  `
button "Pay" #pay-0
frame "Card"
  button "Pay" #pay-1
  field "Number" #number
  frame "Inner"
    button "Deep" #deep
section "Wallet"
  frame {"codeNames":["wallet"]}
    button "Pay" #pay-2`,
  {
    click: {
      '"Pay"': 'pay-0 pay-1 pay-2',
      '"Pay" in the "Card" frame': 'pay-1',
      '"Pay" in the "wallet" frame': 'pay-2',
      '"Pay" in the "Wallet" section': 'pay-2',
      'the 2nd "Pay"': 'pay-1',
      '"Deep"': 'deep',
      '"Deep" in the "Inner" frame': 'deep',
      '"Deep" in the "Inner" frame in the "Card" frame': 'deep',
    },
    field: { '"Number"': 'number' },
  },
);

describeTargets(
  'a modal dialog in front',
  `
button "Save" #behind {"hidden":"behind-dialog"}
text "Later" #later {"hidden":"behind-dialog"}
dialog "Edit customer" {"role":"generic"}
  button "Save" #front
field "Photo" #photo {"role":"file","hidden":"not-rendered"}`,
  {
    click: {
      '"Save"': 'front',
      '"Later"': '',
      '"Save" in the "Edit customer" dialog': 'front',
      '"Save" in the dialog': 'front',
      '"Photo"': '',
    },
    any: { '"Save"': 'behind front', '"Later"': 'later' },
    file: { '"Photo"': 'photo', 'the "Photo" button': 'photo' },
  },
);

describeTargets(
  'kinds',
  `
link "Save" #save-link
button "Save" #save
switch "Night mode" #switch {"states":["off"]}
button "Bold" #bold {"states":["off"]}
dropdown "Size" #size {"role":"button"}
dropdown "Shape" #shape {"role":"listbox"}
field "Country" #country {"role":"combobox"}
dropdown "Colour" #colour
slider "Volume" #volume
list #todo
  item "Milk" #milk
  item #eggs
    text "Eggs"
    list
      item "Six" #six
table
  header
    column "Name" #name
  row #bob
    cell "Bob" #bob-cell {"role":"rowheader"}
image "Cat" #cat
message #saved {"role":"status","text":"Saved to disk"}`,
  {
    click: {
      '"Save"': 'save-link save',
      'the "Save" link': 'save-link',
      'the 2nd "Save"': 'save',
      'the last "Save"': 'save',
      'the 4th "Save"': '',
    },
    toggle: { '"Night mode"': 'switch', '"Bold"': 'bold', 'the "Night mode" checkbox': '', '"Save"': '' },
    dropdown: {
      '"Size"': 'size',
      '"Country"': 'country',
      'the "Size" dropdown': 'size',
      'the "Shape" list': 'shape',
      '"Save"': '',
    },
    field: { '"Country"': 'country', '"Colour"': '', '"Volume"': '' },
    value: { '"Country"': 'country', '"Colour"': 'colour', '"Volume"': 'volume' },
    option: { '"Save"': 'save-link save' },
    any: {
      'the "Name" row': '',
      'the 1st row': 'bob',
      'the last item': 'six',
      'the "Save" image': '',
      'the "Bob" cell': 'bob-cell',
      'the "Name" column': 'name',
      'the "Milk" item': 'milk',
      'the "Six" item': 'six',
      'the "Saved to disk" message': 'saved',
      'the "Cat" image': 'cat',
      '"Volume"': 'volume',
    },
  },
);

describeTargets(
  'names and texts',
  `
button "Put the lamp away" #archive {"names":{"accessible":"Put the lamp away","visible":"Archive"},"text":"Archive"}
text "Name *" {"isLabel":true}
field "Name *" #name {"names":{"accessible":"Name *","label":"Name *"}}
item #noah
  text "Noah Stein" #noah-text
  button "Remove"
text "Free returns" #text {"parts":["returns"]}
box #help {"names":{"accessible":"Help","title":"Help"},"text":"?"}
heading "Orders" #heading {"level":2}
  link "Orders" #orders
table
  row #lamp
    cell "Lamp"
    cell #act
      button "Remove lamp" {"text":"x"}
      field "Note"`,
  {
    click: {
      '"Archive"': 'archive',
      '"put the lamp away"': 'archive',
      '"Free returns"': 'text',
      '"Free"': '',
      '"Help"': 'help',
      '"Orders"': 'orders',
      '"Noah Stein"': 'noah-text',
    },
    field: { '"Name"': 'name' },
    any: {
      '"Name"': 'name',
      'the "Noah Stein" item': 'noah',
      'the "Lamp Remove lamp" row': 'lamp',
      'the "Lamp x" row': 'lamp',
      'the "Remove lamp" cell': 'act',
      '"Orders"': 'orders',
      'the "Free returns" text': 'text',
    },
  },
);

describeTargets(
  'merged cells',
  `
table
  header
    column "Model"
    column "Part"
    column "Weight"
  row #foot-row
    cell "Vega" #vega {"table":{"row":1,"column":0,"rows":2}}
    cell "Foot"
    cell "7 kg"
    cell
      button "Order" #foot
  row #shade-row
    cell "Shade" {"table":{"row":2,"column":1}}
    cell "1 kg" #weight {"table":{"row":2,"column":2}}
    cell {"table":{"row":2,"column":3}}
      button "Order" #shade`,
  {
    click: { '"Order" in the row of "Vega"': 'foot shade', '"Order" in the row of "Shade"': 'shade' },
    any: {
      'the "Model" cell in the row of "Shade"': 'vega',
      'the "Weight" cell in the row of "Shade"': 'weight',
    },
  },
);

describeTargets(
  'toggles without a name in rows and items',
  `
list
  item
    heading "Company news"
    text "What we do"
    checkbox #news
  item
    heading "Account activity"
    switch #activity
  item
    text "Milk"
    checkbox
    checkbox
  item
    text "Bread"
    checkbox "Bought"
table
  row
    cell "A-101"
    cell "paid"
    cell
      checkbox #a101
text "Alone"
box
  checkbox
text "Anywhere"`,
  {
    toggle: {
      '"Company news"': 'news',
      'the "Company news" checkbox': 'news',
      // A checkbox may look like a switch.
      'the "Company news" switch': 'news',
      'the switch next to "Company news"': 'news',
      'the "Account activity" switch': 'activity',
      '"Account activity"': 'activity',
      'the "Company news" radio button': '',
      // Not the first text of the item.
      '"What we do"': '',
      '"paid"': '',
      '"A-101"': 'a101',
      // One of two, one with a name of its own, and none in an item.
      '"Milk"': '',
      '"Bread"': '',
      '"Alone"': '',
      '"Anywhere"': '',
    },
    any: { 'the "Company news" checkbox': 'news', 'the switch next to "Company news"': '' },
    click: { 'the "Company news" checkbox': 'news' },
  },
);
