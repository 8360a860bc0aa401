/** @jest-environment node */
import { isAssertion, readStep } from 'shared/step-language';
import type { PageModel } from './page-model.ts';
import { outlinedPage } from './testing/outline.ts';
import { evaluateOnModel } from './assert/evaluate-on-model.ts';

async function resultOn(model: PageModel, sentence: string, startingUrl?: string): Promise<string> {
  const { command } = readStep(sentence, 'assert');
  if (!command || !isAssertion(command)) throw new Error(`no assertion: ${sentence}`);
  return (await evaluateOnModel(model, command, startingUrl)).result;
}

/** @param expected the sentences that hold, that do not, and those of which the page does not tell */
function describePage(
  title: string,
  literal: string,
  expected: { holds: string[]; fails: string[]; unknown: string[] },
  more: Partial<PageModel> = {},
): void {
  describe(title, () => {
    const model = { ...outlinedPage(literal).model, ...more };
    const cases = Object.entries(expected).flatMap(([result, sentences]) =>
      sentences.map((sentence) => ({ result, sentence })),
    );
    it.each(cases)('$result: $sentence', async ({ result, sentence }) => {
      expect(await resultOn(model, sentence, 'https://shop.example/start')).toBe(result);
    });
  });
}

describePage(
  'elements and their states',
  `
heading "Terms"
checkbox "Terms" {"states":["checked"]}
checkbox "News" {"states":["unchecked"]}
checkbox "Some" {"isMixed":true}
button "Bold" {"states":["on"]}
button "Bold" {"isMixed":true}
button "Buy"
button "Pay" {"states":["disabled"]}
link "Map" {"lacks":["disabled"]}
button "More" {"states":["collapsed"]}
tab "Info" {"states":["selected"]}
tab "Reviews"
field "Name" {"value":"Bob","isField":true,"states":["required"]}
field "Phone" {"value":"","isField":true,"names":{"accessible":"Phone","placeholder":"Digits"}}
radio button "Express" {"isField":true,"states":["checked"]}
radio button "Slow" {"states":["unchecked"]}
text "Folded"`,
  {
    holds: [
      '"Terms" is checked',
      '"News" is unchecked',
      'The "Buy" button is visible',
      'The "Sell" button is hidden',
      'There is no "Sell" button',
      'There are 5 buttons',
      'There are at least 2 tabs',
      '"Buy" is enabled',
      'The "Pay" button is disabled',
      '"More" is collapsed',
      '"Info" is selected',
      'The "Reviews" tab is not selected',
      '"Name" is required',
      '"Phone" is optional',
      '"Phone" is empty',
      '"Name" is not empty',
      '"Name" is not focused',
      'The placeholder of "Phone" is "Digits"',
      'The "Express" radio button is selected',
    ],
    fails: [
      '"News" is checked',
      '"Some" is checked',
      '"Some" is unchecked',
      // One of two is neither on nor off.
      '"Bold" is on',
      'The "Terms" heading is checked',
      'The "Sell" button is visible',
      'The "Buy" button is hidden',
      '"Pay" is enabled',
      'The "Map" link is enabled',
      '"More" is expanded',
      '"Buy" is expanded',
      '"Name" is focused',
      '"Marketing" is checked',
      'The placeholder of "Phone" is "Number"',
      'There are 2 tabs in the "Nowhere" section',
    ],
    unknown: [
      // Something without a role may be a toggle.
      '"Folded" is checked',
      'The "Folded" text is expanded',
      // Of other radio buttons an attribute may say that they are selected.
      'The "Slow" radio button is selected',
      'Every button is visible',
      'The placeholder of "Name" is "Number"',
      'An error is shown',
      'The "Terms" heading is enabled',
    ],
  },
);

describePage(
  'texts',
  `
text "Thanks for your"
text "order." {"isJoined":true}
text "Total $12.50"
section "Summary"
  text "2 items"
  field "Code" {"value":"••••","isField":true}
section "Sums"
  text "3 items"
field "Password" {"value":"••••","isField":true,"shown":""}
dropdown "Size" {"value":"Large","isField":true}
  option "Small"
  option "Large"
frame "Chat"
  text "Ask us"`,
  {
    holds: [
      'The page shows "Thanks for yourorder."',
      'The page shows "$12.50"',
      'The page shows "Large"',
      'The page shows "Ask us"',
      'The page shows "Ask us" in the "Chat" frame',
      'The page shows "3 items" in the "Sums" section',
      'The page does not show "2 items" in the "Sums" section',
      'The page shows "2 items" in the "Summary" section',
      'The "Sums" section contains "3"',
    ],
    fails: [
      'The page does not show "thanks"',
      'The page does not show "large"',
      'The page shows "2 items" in the "Sums" section',
      'The page shows "items" in the "Nowhere" section',
      'The page does not show "2 items" in the "Summary" section',
    ],
    unknown: [
      // A masked value may be any text.
      'The page shows "Refunded"',
      'The page does not show "Refunded"',
      'The page does not show "Refunded" in the "Summary" section',
      // A style sheet may draw it so.
      'The page shows "3 ITEMS" in the "Sums" section',
      'The page shows "{{name}}" in the "Sums" section',
    ],
  },
);

describePage(
  'values and tables',
  `
table "Orders"
  header
    column "No"
    column "Total"
  row
    cell "A-1"
    cell "$5"
  row
    cell "A-2"
    cell "$7"
field "Email" {"value":"bob@x.de","isField":true}
slider "Volume" {"value":"30"}
text "Tax"
text "$2"
heading "Hello"`,
  {
    holds: [
      'The "Total" of "A-2" is "$7"',
      'There are 2 rows in the "Orders" table',
      'No row in the "Orders" table contains "A-3"',
      '"Email" is "bob@x.de"',
      '"Volume" is at least 30',
      'The heading is "Hello"',
      'The page shows "$7" in the row of "A-2"',
    ],
    fails: [
      'The "Total" of "A-2" is "$5"',
      'There are 3 rows in the "Orders" table',
      '"Email" contains "ann"',
      '"Volume" is more than 30',
      'The page shows "$7" in the row of "A-1"',
    ],
    unknown: [
      // Which text is the label of which is seen on the live page only.
      '"Tax" is "$2"',
      'The "Total" column contains "$7"',
      'The "Orders" table is sorted by "Total"',
      'Only "A-1" and "A-2" are listed',
    ],
  },
);

describePage(
  'addresses, titles and places',
  `
heading "Cart" {"box":[0,0,100,20]}
button "Pay" {"box":[0,30,100,20]}
button "Near" {"box":[0,48,100,20]}
button "Nowhere" {"box":[0,0,0,0]}`,
  {
    holds: [
      'The URL is "/cart"',
      'The URL is "https://shop.example/cart?step=1"',
      'The page title is "Your cart"',
      'The page "cart" is shown',
      'The page "Your cart" is shown',
      'The page "Orders" is not shown',
      '"Cart" is above "Pay"',
    ],
    fails: [
      'The URL is "/"',
      'The page title is "Cart"',
      'The page "Orders" is shown',
      '"Pay" is above "Cart"',
    ],
    unknown: ['"Pay" is above "Near"', '"Nowhere" is above "Pay"'],
  },
  { address: 'https://shop.example/cart?step=1', title: 'Your cart', headings: ['Cart'] },
);

const PAGE = 'button "Buy"\ntext "Loading orders…"';

describe('a stored page', () => {
  it('does not tell whether a path is enough where the test starts is not known', async () => {
    const { model } = outlinedPage('button "Buy"');
    const cart = { ...model, address: 'https://shop.example/cart' };
    expect(await resultOn(cart, 'The URL is "/cart"')).toBe('unknown');
    expect(await resultOn(cart, 'The URL contains "/cart"')).toBe('holds');
    expect(await resultOn(cart, 'The URL is "/cart"', 'https://other.example/')).toBe('fails');
  });

  it.each<[string, Partial<PageModel>]>([
    ['loads', {}],
    ['is busy', { isBusy: true, nodes: outlinedPage('text "Orders"').model.nodes }],
    ['is empty', { nodes: [] }],
  ])('says nothing about what it does not show while it %s', async (_, more) => {
    const model = { ...outlinedPage(PAGE).model, ...more };
    expect(await resultOn(model, 'There is no "Sell" button')).toBe('unknown');
    expect(await resultOn(model, 'The page does not show "Refunded"')).toBe('unknown');
  });

  it('does not tell of parts that could not be looked into', async () => {
    const { model } = outlinedPage('button "Buy"\nbox {"opaque":"shadow-root"}');
    expect(await resultOn(model, 'There is no "Sell" button')).toBe('unknown');
    expect(await resultOn(model, 'The page does not show "Refunded"')).toBe('unknown');
    expect(await resultOn(model, 'The page shows "Refunded"')).toBe('unknown');
  });

  it('does not tell that there is no name where one is masked', async () => {
    const { model } = outlinedPage('button "••••"\nbutton "Buy"');
    expect(await resultOn(model, 'There is no "hunter2" button')).toBe('unknown');
    expect(await resultOn(model, 'There is 1 "Buy" button')).toBe('holds');
    expect(await resultOn(model, 'The page shows "Buy" in the "hunter2" section')).toBe('unknown');
  });

  it('does not tell of downloads and requests', async () => {
    const { model } = outlinedPage('text "Order"');
    expect(await resultOn(model, 'A file named "a.pdf" was downloaded')).toBe('unknown');
  });
});
