import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readStep } from './read-step.ts';
import { read } from './show-reading.ts';

/** As test cases, checklists, feature files and bug reports word what to do. */
const ACTS: [text: string, commands: string][] = [
  // Who does it.
  ['When the customer clicks on the Pay button', 'click <Pay:button> single'],
  ['And she enters "4" into the Guests field', 'input 4 <Guests:field>'],
  ['The logged-in admin opens the "Orders" page', 'click <Orders> single'],
  ['The visitor marks the card "Milk" as done', 'tick <Milk:card> true'],
  ['And the user submits the request', 'click <submit> single'],
  // How it is written down.
  ['Click **Add to bag**', 'click <Add to bag> single'],
  [
    'Open Settings → type "Ada" into Name → click Save',
    'click <Settings> single + input Ada <Name> + click <Save> single',
  ],
  ['I click on "Remove" "link" in the "Pears" "table_row"', 'click <Remove:link@Pears:row> single'],
  ['In the dialog that appears, click Delete', 'click <Delete@:dialog> single'],
  ['Click Save in the "Your profile" page', 'click <Save> single'],
  ['Press the Next button on the basket page', 'click <Next:button> single'],
  ['Remove the lamp from the cart', 'click <Remove the lamp from the cart> single'],
  ['Open the page', 'restart'],
  ['I set the Give level to "25.00"', 'select 25.00 <Give level>'],
  ['Set the filter to Open using the web UI', 'select Open <filter>'],
  ['Click Yes to confirm', 'click <Yes> single'],
  ['Press Enter to choose the suggestion', 'press Enter'],
  // What goes into which field.
  ['Enter the user name as "ada"', 'input ada <user name>'],
  ['Enter email as "ada@x.de" and password as "lamp"', 'input ada@x.de <email> + input lamp <password>'],
  ['Enter "ada" as the user name', 'input ada <user name>'],
  ['Enter Ada as Name', 'input Ada <Name>'],
  ['Enter start date as 12-May-2027', 'input 12-May-2027 <start date>'],
  ['Select the role as "Editor"', 'select Editor <role>'],
  ["Select card number '2' as the payment card", 'select 2 <payment:card>'],
  ['Select Country = "Norway"', 'select Norway <Country>'],
  ['Filter by Status = Paid', 'select Paid <Status>'],
  ['Fill in the required fields: Title = "Lamp"', 'select Lamp <Title>'],
  ['Change the price "12.50"', 'select 12.50 <price>'],
  ['Provide the delivery note "Ring twice"', 'input Ring twice <delivery:note>'],
  ['Enter a valid e-mail address (e.g. ada@x.de) in the Email field', 'input ada@x.de <Email:field>'],
  ['Enter the coupon code (test data: "HALF")', 'input HALF <coupon code>'],
  ['Type "lamp" into the search bar', 'input lamp <search bar>'],
  ['Type in "Ada" in the Name field', 'input Ada <Name:field>'],
  ['Type into the search box "lamp"', 'input lamp <:box>'],
  // Going and looking.
  ['Navigate to: https://shop.example/cart', 'open https://shop.example/cart'],
  ['Open the URL "https://shop.example/cart"', 'open https://shop.example/cart'],
  ['Go to the orders page (/orders)', 'open /orders'],
  ['Launch the application', 'restart'],
  ['Open a browser and go to shop.example', 'restart + open shop.example'],
  ['Locate the Log out link', 'check state <Log out:link> visible'],
  ['Search "red lamp" in the search bar', 'input red lamp <:box> + press Enter'],
  ['Search for a product called "Desk lamp"', 'input Desk lamp <:box> + press Enter'],
  ['Submit the search', 'press Enter <:box>'],
  ['Wait 5 seconds for Done', 'waitFor state <Done> visible 5'],
  // Things by what they are called.
  ['Add a "Buy milk" item', 'input Buy milk <new item> + press Enter Buy milk'],
  ['Complete the "Buy milk" task', 'tick <Buy milk> true'],
  ['Mark the task complete', 'tick <task> true'],
  ['Select the first product from the search results', 'click <first product> single'],
  ['Confirm the deletion in the dialog', 'dialog true'],
  [
    'Add the first two lamps to the cart',
    'click <add to cart@:item#1> single + click <add to cart@:item#2> single',
  ],
  // A reason first, and what points back to it.
  ['I lost my card, so click the link for that', 'click <I lost my card:link> single'],
  ['I have no ticket yet, so click Buy a ticket', 'click <Buy a ticket> single'],
  ['We bring a dog, so tick that', 'tick <We bring a dog:box> true'],
  ['Bea is ill, remove her', 'click <remove Bea> single'],
  ['Click that link again', 'click <the last clicked> single'],
  ['Sign out, it is in the menu of Bea', 'click <Bea:menu> single + click <Sign out> single'],
  // What somebody would like.
  ['No adverts please', 'tick <adverts>'],
  ['We need towels', 'click <choose towels> single'],
  ['Three more chairs', 'press ArrowUp <chairs> 3 3'],
  ['Turn the volume up to the maximum', 'select the maximum <volume>'],
  // One verb for several, where the page has nothing that is called by all of the words.
  ['Tick Towels and Sheets', 'tick <Towels and Sheets> true | tick <Towels> true + tick <Sheets> true'],
  [
    'Choose Bread and Butter as the extras',
    'select Bread and Butter <extras> | select Bread <extras> + select Butter <extras>',
  ],
  ['Correct the name to Bo and the city to Rome', 'select Bo <name> + select Rome <city>'],
  // Ways that lead elsewhere.
  [
    'Add the Green Chair to the cart',
    'click <add the Green Chair to the cart> single | click <Green Chair> single + click <add the Green Chair to the cart> single',
  ],
  [
    'Go to the checkout',
    'click <Go to checkout> single | click <cart> single + click <Go to checkout> single',
  ],
  ['Put "Milk" into Done', 'input Milk <Done> | drag <Milk> <Done>'],
  ['Rename the list to Groceries', 'click <Rename the list> single + dialog true Groceries'],
  [
    'Find a train from Rome to Bari',
    'input Rome <from> + input Bari <to> + click <Find trains:button> single | input trains <:box> + press Enter | click <Search trains:button> single',
  ],
  // How things are sorted.
  [
    'Sort the chairs by price, the cheapest first',
    'sort price <Sort the chairs by price, the cheapest first>',
  ],
  [
    'Order the list by date in descending order',
    'sort date true <Order the list by date in descending order>',
  ],
  // What is typed, and what a button says.
  ['Enter the wrong phone number "12" into the Phone field', 'input 12 <Phone:field>'],
  ['Press "Send" again', 'click <Send> single'],
  ['Click Play again', 'click <Play again> single'],
  ['Pay with the voucher code LAMP10', 'input LAMP10 <voucher code> + click <Pay> single'],
  ['Find the note field, type Hello', 'check state <note:field> visible + input Hello <note:field>'],
  ['Select all messages on this page', 'tick <Mark all as complete> true'],
  ['Choose tea in the list that says "Choose a drink"', 'select tea <Choose a drink:list>'],
];

/** As expected results are noted down. */
const CHECKS: [text: string, commands: string][] = [
  ['Then I should see a "Saved" notification', 'check text "Saved"'],
  ['The user sees a popup message saying "Saved"', 'check text "Saved"'],
  ['Error message is shown: "Name is required"', 'check text "Name is required"'],
  ['"Name is required" error displayed', 'check state <Name is required:error> visible'],
  ['The "Milk" task should not be displayed', 'check text "Milk" true'],
  ['Card "Milk" is removed from the board list', 'check state <Milk:card@board:list> hidden'],
  ['The checkout page is displayed', 'check page checkout'],
  ['Then I should see the order details page', 'check page order details'],
  ['The user is redirected to the dashboard', 'check page dashboard'],
  ['Customer should be navigated to "/orders"', 'check address /orders contains'],
  ['The user with email "a@b.c" should no longer be visible', 'check text "a@b.c" true'],
  ['I should see the correct price "$5" shown', 'check text "$5"'],
  ['I should see the video title as "Intro"', 'check part <video title> "Intro" is'],
  ['I see in current url "/path"', 'check address "/path" contains'],
  ['I see "Total" on the "Basket" page', 'check page Basket + check text "Total"'],
  ['The Products page shows "Lamps"', 'check page Products + check text "Lamps"'],
  ['Orders list displays', 'check state <Orders:list> visible'],
  ['Loading indicator shows', 'check state <Loading indicator> visible'],
  ['No warnings displayed', 'check count <warnings> 0 exactly'],
  [
    'The Save button is displayed and enabled',
    'check state <Save:button> visible + check state <Save:button> enabled',
  ],
  ['Should see: Ada Berg, Bo Lind', 'check text Ada Berg + check text Bo Lind'],
  ['The following links are visible: Home, Cart', 'check state <Home> visible + check state <Cart> visible'],
  ['Verify stage = "Won"', 'check part <stage> "Won" is'],
  ['Email input receives focus', 'check state <Email:input> focused'],
  ['The list is sorted by ascending price', 'check order <:list> price'],
  ['The field "Nickname" matches value ""', 'check state <Nickname:field> empty'],
  ["Is the 'Thanks' heading visible?", 'check state <Thanks:heading> visible'],
  [
    'Cart badge shows 3; the Buy button is enabled',
    'check part <Cart:badge> 3 contains + check state <Buy:button> enabled',
  ],
  ['The page shows "Saved" and click Close', 'check text "Saved" + click <Close> single'],
  ['Verify that clicking the logo opens the start page', 'click <:logo> single + check page start'],
  ['The user verifies that the Save button is disabled', 'check state <Save:button> disabled'],
  // What can be done with a thing, and what is expected of it.
  ['Card 12 can be archived', 'check state <archive Card 12:button> enabled'],
  ['Order 7 cannot be shipped', 'check state <ship Order 7:button> disabled'],
  ['It is not possible to add it to the bag', 'check state <add to bag:button> disabled'],
  ['The ticket should cost $9', 'check part <price of the ticket> $9 is'],
  ['The Send button is available', 'check state <Send:button> enabled'],
  ['The white tea is available', 'check part <white tea> available contains'],
  // Something and nothing else.
  ['Only Ada is left', 'check only Ada'],
  ['Bo and Cy remain', 'check only Bo Cy'],
  ['I should only see the order of "Ada"', 'check only "Ada"'],
  ['Just one reply, from Ada', 'check only Ada'],
  // Several facts in one.
  [
    'The driver is Ada, the car Fiat and the seat 4',
    'check part <driver> Ada is + check part <car> Fiat is + check part <seat> 4 is',
  ],
  ['Ada is shown as the driver', 'check part <driver> Ada is'],
  ['The ticket shows Ada as driver and B2 as seat', 'check part <driver> Ada is + check part <seat> B2 is'],
  [
    '2 open, 3 closed',
    'check text 2 open count <open> 2 exactly + check text 3 closed count <closed> 3 exactly',
  ],
  ['No other cards are shown', 'check text No other cards are shown'],
  ['Three hits', 'check text Three hits count <items> 3 exactly'],
  ['The tea is cheaper than the coffee', 'check compare <price of tea> <price of coffee> less'],
  ['Ada has a higher score than Bo', 'check compare <score of Ada> <score of Bo> more'],
  // What the page tells.
  ['An error about the printer shows up', 'check part <:error> printer contains'],
  ['They thank me for 5 stars', 'check text Thanks for 5 stars text Thank you for 5 stars'],
  ['There is a note that no tables are free', 'check text no tables is free'],
  ['It is marked as "Sold out"', 'check part <status> "Sold out" contains'],
];

/** What only the reader of a test could know, and the words that say so. */
const REFUSED: [text: string, type: 'act' | 'assert', problem: RegExp][] = [
  ['Enter a valid password', 'act', /^Say what to type/u],
  ['Enter user name and password', 'act', /^Say what to type/u],
  ['Fill in the form with valid data', 'act', /^Say what to type/u],
  ['Enter email address', 'act', /^Say what to type/u],
  ['Log in with valid credentials', 'act', /^Say with what to log in/u],
  ['Log in as admin', 'act', /^Say with what to log in/u],
  ['Set the following fields to these values:', 'act', /^A step is one sentence/u],
  ['Click on a product', 'act', /^Say which one is meant/u],
  ['Accept the cookies if shown', 'act', /^(?!I can't read)./u],
  ['Press Enter or Space', 'act', /one thing or another/u],
  ['Close the browser', 'act', /closes its browser/u],
  ['Take a screenshot of the page', 'act', /keeps screenshots/u],
  ['The logo is displayed correctly', 'assert', /^I can't judge/u],
  ['The total is correct', 'assert', /^I can't judge/u],
  ['An appropriate error message is displayed', 'assert', /^Say which message is meant/u],
  ['The user should be logged in', 'assert', /logged in/u],
  [
    'The Save button is disabled until all fields are filled',
    'assert',
    /^A check looks at the page as it is/u,
  ],
  ['Check all pages for broken images', 'assert', /^A check looks at the page that is open/u],
  ['A confirmation e-mail is sent', 'assert', /^Only what the page shows/u],
  ['I fill the fields on the screen', 'act', /^Say what to type into which field/u],
  ['The user entered the information and clicked on the "Open" button', 'act', /^Say what to type/u],
  ['The page shows "A" or "B"', 'assert', /one thing or another/u],
];

describe('the wordings of testers', () => {
  for (const [text, commands] of ACTS) it(`does: ${text}`, () => assert.equal(read(text, 'act'), commands));

  for (const [text, commands] of CHECKS)
    it(`checks: ${text}`, () => assert.equal(read(text, 'assert'), commands));

  for (const [text, type, problem] of REFUSED)
    it(`says how to word: ${text}`, () => {
      const reading = readStep(text, type);
      assert.match('problem' in reading ? reading.problem : 'read', problem);
    });

  it('takes words of the page for what it says, not for a deed', () => {
    assert.equal(read('Vielen Dank!', 'assert'), 'check text Vielen Dank');
  });

  it('takes a statement for a check in a step that acts, and nothing that could be done', () => {
    assert.equal(read('The dialog appears', 'act'), 'check state <:dialog> visible');
    assert.equal(read('The user should see "Saved"', 'act'), 'check text "Saved"');
    assert.equal(read('It is added to the cart all the same', 'act'), 'unread');
    assert.equal(read('The total is $20', 'act'), 'check part <total> $20 is');
    assert.equal(read('The order is placed', 'act'), 'click <place the order> single');
  });
});
