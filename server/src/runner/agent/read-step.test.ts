import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RunnerStep } from '../types.ts';
import type { Place, Reading, Target } from './command.ts';
import { readStep } from './read-step.ts';

/** A reading in one line: targets as `<name:kind#ordinal@place>`, the best reading only; quoted texts in quotes. */
function show(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  if ('readings' in value) {
    const { readings, within } = value as Target;
    const [best] = readings;
    return `<${best ? one(best) : ''}${within ? `@${place(within)}` : ''}>`;
  }
  return Object.entries(value)
    .filter(
      ([key, part]) =>
        part !== null &&
        part !== false &&
        key !== 'isQuoted' &&
        key !== 'word' &&
        key !== 'said' &&
        !(key === 'times' && part === 1),
    )
    .map(([key, part]) =>
      key === 'text' && 'isQuoted' in value && value.isQuoted ? `"${part}"` : show(part),
    )
    .join(' ');
}

function place({ relation, reading, outer }: Place): string {
  const name = relation === 'inside' ? one(reading) : `${relation} ${one(reading)}`;
  return outer ? `${name}@${place(outer)}` : name;
}

function one(reading: Reading): string {
  return `${reading.name}${reading.kind ? `:${reading.kind.word}` : ''}${reading.ordinal ? `#${reading.ordinal}` : ''}`;
}

function read(text: string, type: RunnerStep['type']): string {
  const reading = readStep(text, type);
  return 'problem' in reading ? 'unread' : reading.commands.map(show).join(' + ');
}

const ACTS: [text: string, commands: string][] = [
  ['Go to https://shop.example/cart', 'open https://shop.example/cart'],
  ['Open shop.example', 'open shop.example'],
  ['Navigate to the page /checkout.', 'open /checkout'],
  ['Go to localhost:3000/login', 'open localhost:3000/login'],
  ['Open the menu', 'click <menu> single'],
  ['Go to the Pricing page', 'click <Pricing> single'],
  ['Go back', 'back'],
  ['Click Back', 'click <Back> single'],
  ['Go back to the previous page', 'back'],
  ['Refresh the page', 'reload'],
  ['Click the Buy button', 'click <Buy:button> single'],
  ['Clear completed', 'click <Clear completed> single'],
  ['Place the order', 'click <Place the order> single'],
  ["Click 'Buy now'", 'click <Buy now> single'],
  ['Click on “Buy now”.', 'click <Buy now> single'],
  ['I click the "Sign in" link', 'click <Sign in:link> single'],
  ['The user clicks the Sign in button', 'click <Sign in:button> single'],
  ['User clicks on Save', 'click <Save> single'],
  ['Then press the Submit button', 'click <Submit:button> single'],
  ['Tap the second Delete button', 'click <second Delete:button> single'],
  ['Click Delete in the row of Anna', 'click <Delete@Anna:row> single'],
  ['Click the Edit button in the row for "Anna and Bob"', 'click <Edit:button@Anna and Bob:row> single'],
  ['Click "Delete" in the dialog', 'click <Delete@:dialog> single'],
  ['Click the last item in the Products list', 'click <last:item@Products:list> single'],
  ['Double-click the cell', 'click <:cell> double'],
  ['Press Enter', 'press Enter'],
  ['Press the Escape key', 'press Escape'],
  ['Press Ctrl+A', 'press Control+a'],
  ['Press Control + Shift + K in the editor field', 'press Control+Shift+k <editor:field>'],
  ['Press Delete', 'click <Delete> single'],
  ['Press the Delete key', 'press Delete'],
  ['Type bob@x.de into Email', 'input bob@x.de <Email>'],
  ['Type "hello, world and more" into the "Comment" field', 'input hello, world and more <Comment:field>'],
  ['Fill Email with bob', 'input bob <Email>'],
  ['Fill in the Email field with bob@x.de and press Enter', 'input bob@x.de <Email:field> + press Enter'],
  ['Enter Berlin in the City field, then click Search', 'input Berlin <City:field> + click <Search> single'],
  ['Enter "secret" into the Password box', 'input secret <Password:box>'],
  ['Enter the password "secret"', 'input secret <password>'],
  ['Enter username: bob', 'input bob <username>'],
  ['Type bob in First name', 'input bob <First name>'],
  ['Type hello', 'input hello'],
  ['Type "bob" in Name and press Enter', 'input bob <Name> + press Enter'],
  ['Set Quantity to 3', 'select 3 <Quantity>'],
  ['Clear the Search field', 'clear <:field>'],
  ['Select Large from Size', 'select Large <Size>'],
  ['Select the option "Large" from the Size dropdown', 'select Large <Size:dropdown>'],
  ['Choose "Germany" in Country', 'select Germany <Country>'],
  ['Select Large', 'click <Select Large> single'],
  ['Check the Terms checkbox', 'tick <Terms:checkbox> true'],
  ['Check "I agree"', 'tick <I agree> true'],
  ['Uncheck Newsletter', 'tick <Newsletter>'],
  ['Turn on Notifications', 'tick <Notifications> true'],
  ['Hover over the Products menu', 'hover <Products:menu>'],
  ['Scroll down', 'scroll down page'],
  ['Scroll to the bottom of the page', 'scroll down end'],
  ['Scroll up 300 pixels', 'scroll up 300'],
  ['Scroll to Reviews', 'scrollTo <Reviews>'],
  ['Scroll down to the "Reviews" section', 'scrollTo <Reviews:section>'],
  ['Wait 3 seconds', 'wait 3'],
  ['Wait for 2 s', 'wait 2'],
  ['Wait for Thanks to appear', 'waitFor state <Thanks> visible'],
  ['Wait until the page shows Done', 'waitFor text Done'],
  ['Wait for the "Loading" text to disappear', 'waitFor state <Loading:text> hidden'],
  ['Upload the attached file to Invoice', 'upload <Invoice>'],
  ['Upload the file', 'upload'],
  ['Attach the file to the "Documents" field', 'upload <Documents:field>'],
  ['Drag Card A to Done', 'drag <Card A> <Done>'],
  ['Search for red shoes', 'input red shoes <:box> + press Enter'],
  ['Close the dialog', 'click <Close@:dialog> single'],
  ['Log in as admin', 'unread'],
  [
    'Type Grace into First name and Hopper into Last name',
    'input Grace <First name> + input Hopper <Last name>',
  ],
  ['Fill in Name with Bob and Email with bob@x.de', 'input Bob <Name> + input bob@x.de <Email>'],
  ['Type bob in Name in the dialog', 'input bob <Name@:dialog>'],
  ['Enter HALFOFF as the Coupon Code', 'input HALFOFF <Coupon Code>'],
  ['Add a todo: type milk and hit Enter', 'input milk + press Enter'],
  ['Add it to the cart by clicking Add to cart', 'click <Add to cart> single'],
  ['In the row of Robert, click Edit', 'click <Edit@Robert:row> single'],
  ['On the login page, click Help', 'click <Help> single'],
  ['Click Delete in the last row of the table', 'click <Delete@:row#-1@:table> single'],
  ['Click "Edit" next to "Anna"', 'click <Edit@beside Anna> single'],
  ['Click the Delete button under Shipping', 'click <Delete:button@under Shipping> single'],
  ['Press More three times', 'click <More> single + click <More> single + click <More> single'],
  ['Press Tab twice', 'press Tab 2'],
  ['Go forward', 'forward'],
  ['Search Google for red shoes', 'google red shoes'],
  ['Search users for Anna', 'input Anna <search users> + press Enter'],
  ['Open a new tab', 'openTab'],
  ['Open https://shop.example in a new tab', 'openTab https://shop.example'],
  ['Switch to the second tab', 'switchTab 2'],
  ['Switch back to the first window', 'switchTab 1'],
  ['Close the tab', 'closeTab'],
  ['Accept the alert', 'dialog true'],
  ['Click Delete and dismiss the confirmation', 'click <Delete> single + dialog '],
  ['Type "Tom" into the prompt', 'dialog true Tom'],
  ['Click Cancel in the confirmation', 'dialog  Cancel'],
  ['Read the order number and remember it as order', 'remember target <order number> order'],
  ['Remember the page title as {{before}}', 'remember title before'],
  ['Toggle Notifications', 'tick <Notifications>'],
  ['Mark "Buy milk" as done', 'tick <Buy milk> true'],
  ['Accept the terms', 'tick <terms> true'],
  ['Focus on the Email field', 'focus <Email:field>'],
  ['Submit the form', 'click <Submit:button> single'],
  ['Wait up to 10 seconds for Thanks', 'waitFor state <Thanks> visible 10'],
  ['Wait for the page to load', 'waitFor something'],
  ['Save the page as PDF', 'unread'],
  ['Add the first item to the cart', 'click <add to cart@:item#1> single'],
  ['Make it nice', 'unread'],
  ['Add "Milk" by typing it into New and pressing Enter', 'input Milk <New> + press Enter'],
  ['Complete "Milk" by ticking its checkbox', 'tick <:checkbox@beside Milk> true'],
  ['Tick its checkbox', 'unread'],
  ['Clear the Note field after typing Hello into it', 'input Hello <Note:field> + clear <Note:field>'],
  ['Check the box The list contains news', 'tick <box The list contains news> true'],
  ['Click Delete in the second column', 'click <Delete@:column#2> single'],
  ['Select both "A" and "B" from Tags', 'select A <Tags> + select B <Tags>'],
  ['Click Book and confirm with Yes', 'click <Book> single + dialog true Yes'],
  ['Mark the invoice as paid', 'click <Mark the invoice as paid> single'],
  ['Put the product into the cart', 'click <add to cart> single'],
  ['Filter by Completed', 'click <Filter by Completed> single'],
  ['email: bob@x.de', 'select bob@x.de <email>'],
  ['Write a comment saying "Nice"', 'input Nice <comment>'],
  ['Choose any size', 'unread'],
  ['Type something into Name', 'unread'],
  ['Type "something" into Name', 'input something <Name>'],
  ['Fill out the form with Name Anna and Email a@x.de', 'unread'],
  ['Type hello and then delete it', 'unread'],
  ['Click Next and then Previous', 'click <Next> single + click <Previous> single'],
  ['FIRST NAME: enter Alan', 'input Alan <FIRST NAME>'],
  ['Enter 12345 for the Postcode', 'input 12345 <Postcode>'],
  ['Enter the Vorname Günther', 'input Günther <Vorname>'],
  ['Enter the name "Anna" and the email "a@x.de"', 'input Anna <name> + input a@x.de <email>'],
  ['Fill in the form: Street "Long Road 1", City "Leeds"', 'input Long Road 1 <Street> + input Leeds <City>'],
  [
    'Log in with the email a@x.de and the password lamp',
    'input a@x.de <email> + input lamp <password> + press Enter',
  ],
  ['Submit the order with Place order', 'click <Place order> single'],
  ['Move "Pen" from Open to Done by dragging it', 'drag <Pen> <Done>'],
  ['Open Settings > Profile', 'click <Settings> single + click <Profile> single'],
  ['In the payment frame, fill Number with 4242', 'input 4242 <Number@payment:frame>'],
  ['From the Size list choose Large', 'select Large <Size:list>'],
  ['Increase the quantity by 2', 'press ArrowUp <quantity> 2'],
  ['Type Anna instead of Bob into Name', 'input Anna <Name>'],
  ['Search for the customer "Berg"', 'input Berg <:box> + press Enter'],
  ['Filter the list by the status Overdue', 'select Overdue <status>'],
  ['Click the order #7825 to open its details', 'click <order #7825> single'],
  ['Close the cookie banner', 'click <Close@cookie:banner> single'],
  ['Click Delete and say no when the browser asks', 'click <Delete> single + dialog  no'],
  ['The Save button is clicked', 'click <Save:button> single'],
  ['Click and hold "Next"', 'unread'],
  ['Increase the nights by clicking the up arrow twice', 'press ArrowUp <nights> 2'],
  ['Add a new todo called Buy stamps', 'input Buy stamps <new todo> + press Enter Buy stamps'],
  ['Add "Milk" to the todo list', 'input Milk <new todo> + press Enter Milk'],
  ['Verify that the page shows Thanks', 'check text Thanks'],
  [
    'Type bob into Name, then press Enter. Click Save',
    'input bob <Name> + press Enter + click <Save> single',
  ],
  ['Click Save and wait for the dialog to close', 'click <Save> single + waitFor state <:dialog> hidden'],
  ['Go to https://shop.example/a,b. Click Buy', 'open https://shop.example/a,b + click <Buy> single'],
  ['Press "Buy now"', 'click <Buy now> single'],
  ['Enter 5 into Quantity and click Add to cart', 'input 5 <Quantity> + click <Add to cart> single'],
  ["Click 'Don't ask again'", "click <Don't ask again> single"],
  ["Type it's me into Name", "input it's me <Name>"],
  ['Click «Weiter»', 'click <Weiter> single'],
  ['1. Click Buy', 'click <Buy> single'],
  ['Type Hello; world into Note', 'input Hello; world <Note>'],
  ['Wait for the dialog to close', 'waitFor state <:dialog> hidden'],
  ['Open https://shop.example and click Buy', 'open https://shop.example + click <Buy> single'],
  ['click the third item', 'click <third:item> single'],
  ['Fill "Your message" with "Hi, and welcome"', 'input Hi, and welcome <Your message>'],
  ['Select 2 from the Quantity list and click Pay', 'select 2 <Quantity:list> + click <Pay> single'],
];

const CHECKS: [text: string, commands: string][] = [
  ['Check the Terms checkbox', 'tick <Terms:checkbox> true'],
  ['Check "Thanks"', 'check text "Thanks"'],
  ['Verify that the page shows Thanks', 'check text Thanks'],
  ['Verify that the page shows "Thanks for your order".', 'check text "Thanks for your order"'],
  ['The page should show Thanks', 'check text Thanks'],
  ["Check that the page contains the text 'Thank you'", 'check text "Thank you"'],
  ['Expect the page not to show Error', 'check text Error true'],
  ['Verify the page does not show "Error"', 'check text "Error" true'],
  ['I should see Welcome', 'check text Welcome'],
  ['I should not see Error', 'check text Error true'],
  ['Verify that "Thanks" is visible', 'check text "Thanks"'],
  ['Verify that the Buy button is visible', 'check state <Buy:button> visible'],
  ['Verify the Buy button is disabled', 'check state <Buy:button> disabled'],
  ['Make sure the Save button is not enabled', 'check state <Save:button> disabled'],
  ['Ensure Terms is checked', 'check state <Terms> checked'],
  ['Verify that the Newsletter checkbox is not checked', 'check state <Newsletter:checkbox> unchecked'],
  ['The Name field has the value bob', 'check value <Name:field> bob is'],
  ['Verify that Email contains the value "bob"', 'check value <Email> "bob" contains'],
  ['Verify the value of Email is bob@x.de', 'check value <Email> bob@x.de is'],
  ['Verify that the Search field is empty', 'check state <:field> empty'],
  ['There are 3 products', 'check count <products> 3 exactly'],
  ['There are 3 Delete buttons', 'check count <Delete:button> 3 exactly'],
  ['Verify that there are at least two rows', 'check count <rows> 2 least'],
  ['The table has 3 rows', 'check count <rows> 3 exactly <:table>'],
  ['There is no Delete button', 'check count <Delete:button> 0 exactly'],
  ['There should be a "Sign out" link', 'check state <Sign out:link> visible'],
  ['The title is Shop', 'check title Shop is'],
  ['The page title contains "Shop"', 'check title "Shop" contains'],
  ['The URL contains /cart', 'check address /cart contains'],
  ['Verify the address is https://shop.example/cart', 'check address https://shop.example/cart is'],
  ['Verify that the URL should not contain login', 'check address login contains true'],
  ['Verify that I am redirected to /dashboard', 'check address /dashboard contains'],
  ['The cart shows 1', 'check part <cart> 1 contains'],
  ['Verify that Cart total is $42.00', 'check part <Cart total> $42.00 is'],
  ['The heading is Checkout', 'check part <:heading> Checkout is'],
  ['Verify that the heading is "Checkout"', 'check part <:heading> "Checkout" is'],
  ['Verify the total should be 42', 'check part <total> 42 is'],
  ['Verify that the error message is shown', 'check state <:error message> visible'],
  ['An error is displayed', 'check state <:error> visible'],
  ['The total is not $42 anymore', 'check part <total> $42 is true'],
  ['The page does not show the Lamp', 'check text Lamp true'],
  ['The Pay button can not be pressed', 'check state <Pay:button> disabled'],
  ["I can't click Pay", 'check state <Pay> disabled'],
  ['Section 1 is closed', 'check state <Section 1> collapsed'],
  ['Not a single box is ticked', 'check state <:box> unchecked true'],
  ['There is no longer a row for Anna', 'check count <Anna:row> 0 exactly'],
  ['There is no "Pay" button yet', 'check count <Pay:button> 0 exactly'],
  ['There are no checked boxes', 'check state <:box> unchecked true'],
  ['There are between 2 and 5 rows', 'check count <rows> 2 least + check count <rows> 5 most'],
  [
    'The table has 5 rows and 7 columns',
    'check count <rows> 5 exactly <:table> + check count <columns> 7 exactly <:table>',
  ],
  ['Done contains 2 tasks', 'check count <tasks> 2 exactly <Done>'],
  [
    'There are two buttons in the dialog: OK and Cancel',
    'check count <buttons> 2 exactly <:dialog> + check state <OK> visible + check state <Cancel> visible',
  ],
  ['"Reviews" is the main heading', 'check part <:main heading> "Reviews" is'],
  ["I'm on the cart page", 'check page cart'],
  ['I stay on the login page', 'check page login'],
  ['In the header there is a link Account', 'check state <link Account@:header> visible'],
  ['Under "Can I cancel?" it says Until noon', 'check state <Until noon@under Can I cancel?> visible'],
  ['At the bottom I can read "3 left"', 'check text "3 left"'],
  ['The price went down to $3', 'check part <price> $3 is'],
  ['Anna is in the first row', 'check part <first:row> Anna contains'],
  [
    'The counter shows 3 instead of 2',
    'check part <counter> 3 contains + check part <counter> 2 contains true',
  ],
  ['The email is not marked as invalid', 'unread'],
  ['Nothing was found', 'check text Nothing was found'],
  ['Verify that the page shows "A" and the title is B', 'check text "A" + check title B is'],
  ["Check that Anna's name isn't shown", "check state <Anna's name> hidden"],
  ['Verify that the Order status is not "Pending"', 'check part <Order status> "Pending" is true'],
  ['Verify the login works', 'unread'],
  ['The page shows "A" or "B"', 'unread'],
  ['The page shows "A" and "B"', 'check text "A" + check text "B"'],
  ['The page does not show "A" or "B"', 'check text "A" true + check text "B" true'],
  [
    'Both the Save and Cancel buttons are visible',
    'check state <Save:button> visible + check state <Cancel:button> visible',
  ],
  ['"Anna" is above "Bob"', 'check position <Anna> <Bob> above'],
  [
    'The Save button is to the left of the Cancel button',
    'check position <Save:button> <Cancel:button> left',
  ],
  ['The list is sorted by price from high to low', 'check order <:list> price true'],
  ['The Name column is sorted alphabetically', 'check order <Name:column>'],
  ['The total is greater than $20', 'check part <total> $20 more'],
  ['The Notes tab is active', 'check state <Notes:tab> selected'],
  ['The Email field is required', 'check state <Email:field> required'],
  ['The Email field has the focus', 'check state <Email:field> focused'],
  ['The header has a link Account', 'check state <link Account@:header> visible'],
  ['Make sure that "Anna" appears in the list', 'check text "Anna" <:list>'],
  ['There are at most 3 rows', 'check count <rows> 3 most'],
  ['No error is displayed', 'check count <error> 0 exactly'],
  ['Every row shows Paid', 'check part <:row> Paid contains true'],
  ['No row contains "Open"', 'check part <:row> "Open" contains true true'],
  ['All checkboxes are checked', 'check state <:checkbox> checked true'],
  ['No button is disabled', 'check state <:button> enabled true'],
  ['All buttons are hidden', 'check state <:button> hidden'],
  ['The tab is called "Notes"', 'check state <Notes:tab> visible'],
  ['"Saving…" has disappeared', 'check text "Saving…" true'],
  ['I can read "It takes 14 days."', 'check text "It takes 14 days."'],
  ['The page shows we are open', 'check text we are open'],
  ['You are signed out.', 'check text You are signed out'],
  ['I am on the cart page', 'check page cart'],
  ['The user is redirected to the dashboard', 'check page dashboard'],
  ['I am redirected to /login', 'check address /login contains'],
  ['The page does not show any errors', 'check state <errors> hidden'],
  ['In the dialog, the Save button is disabled', 'check state <Save:button@:dialog> disabled'],
  ['The form is not submitted', 'unread'],
  ['The dialog title is "Sure?"', 'check part <:heading@:dialog> "Sure?" is'],
  ['8 lamps found', 'check text 8 lamps found count <lamps found> 8 exactly'],
  ['The page shows something', 'check something'],
  ['Verify the Buy button', 'check state <Buy:button> visible'],
  ['Click Buy', 'unread'],
  ['Click Buy and verify that the page shows Thanks', 'click <Buy> single + check text Thanks'],
  ['Expect Thanks to be visible', 'check state <Thanks> visible'],
  ['Verify the "Email" field contains "bob"', 'check part <Email:field> "bob" contains'],
  ['Verify that the dialog is closed', 'check state <:dialog> hidden'],
  ['Verify that the dialog is open', 'check state <:dialog> visible'],
  ['Verify that the list contains Anna', 'check part <:list> Anna contains'],
  ['Verify that the page shows the Buy button', 'check state <Buy:button> visible'],
  ['Verify that the page has 2 images', 'check count <images> 2 exactly'],
  ['Verify that the page shows 3 items in the cart', 'check text 3 items in the cart'],
  ['Vérifier que la page affiche Merci', 'check text Vérifier que la page affiche Merci'],
  ['Profile saved', 'check text Profile saved'],
  ['The page is fast', 'unread'],
  ['Next is disabled', 'check state <Next> disabled'],
  ['In the row of Anna I see "Paid"', 'check part <Anna:row> "Paid" contains'],
  ['The user name field is empty', 'check state <user name:field> empty'],
  ['The User can see Welcome', 'check text Welcome'],
  [
    "Verify that the page shows 'Bob's cart' and that the heading is Cart",
    'check text "Bob\'s cart" + check part <:heading> Cart is',
  ],
  ['There are 2 "Anna" entries', 'check count <Anna:entry> 2 exactly'],
  ['There is 1 item in the cart', 'check count <item> 1 exactly <cart>'],
  ['Verify there are no errors', 'check count <errors> 0 exactly'],
  ['the row of Bob contains Guest', 'check part <Bob:row> Guest contains'],
  ['Verify that the Products list has 3 items', 'check count <items> 3 exactly <Products:list>'],
  ['The order number matches 42', 'check part <order number> 42 is'],
  ['"Milk" is the last item', 'check part <last:item> "Milk" contains'],
  [
    'All four buttons say Saved',
    'check count <buttons> 4 exactly + check part <:button> Saved contains true',
  ],
  ['There are 2 columns and 3 rows', 'check count <columns> 2 exactly + check count <rows> 3 exactly'],
  [
    'The places are in the order Rome, Paris, Oslo',
    'check position <Rome> <Paris> before + check position <Paris> <Oslo> before',
  ],
  ['Two of the boxes are ticked', 'check state <:box> checked true 2 exactly'],
  ['The list shows only "Anna"', 'check part <:list item@:list> "Anna" contains true'],
  ['The cart icon shows no number', 'unread'],
  ['Only the Save button is enabled', 'check text Only the Save button is enabled'],
  ['Only the row of Anna is shown', 'check state <Anna:row> visible + check count <row> 1 exactly'],
  [
    'The row of Anna shows Paid, not Open',
    'check part <Anna:row> Paid contains + check part <Anna:row> Open contains true',
  ],
];

describe('readStep', () => {
  for (const [text, commands] of ACTS) it(`does: ${text}`, () => assert.equal(read(text, 'act'), commands));
  for (const [text, commands] of CHECKS)
    it(`checks: ${text}`, () => assert.equal(read(text, 'assert'), commands));

  it('reads a check in a step that acts', () => {
    assert.equal(read('Verify that the page shows Thanks', 'act'), 'check text Thanks');
  });

  it('keeps the second reading of words that have two', () => {
    const reading = readStep('Click the second Delete button', 'act');
    assert.ok('commands' in reading && reading.commands[0]?.kind === 'click');
    assert.deepEqual(reading.commands[0].target.readings.map(one), [
      'second Delete:button',
      'second Delete button',
      'Delete:button#2',
      'Delete button#2',
      'the second Delete button',
    ]);
  });

  it('says how to word what it cannot read', () => {
    assert.deepEqual(readStep('Make it nice', 'act'), {
      problem:
        "I can't read this step. Start it with a verb, for example: Click Buy, Type bob into Name, Verify that the page shows Thanks.",
    });
    const check = readStep('Click Buy', 'assert');
    assert.ok('problem' in check);
    assert.match(check.problem, /^I can't read this check\. State what should be true/);
  });
});
