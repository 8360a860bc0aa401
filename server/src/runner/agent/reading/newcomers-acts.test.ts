import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read } from './show-reading.ts';

/** What people write who have just begun, and what is only like it. */
const ACTS: [text: string, commands: string][] = [
  [
    'Fill in the address: Full name Ada Byron, Street Lamp Lane 4, Postcode 10115 and City Leeds',
    'input Ada Byron <Full name> + input Lamp Lane 4 <Street> + input 10115 <Postcode> + input Leeds <City>',
  ],
  ['Fill out the form: First Name Ada, E-mail ada@x.de', 'input Ada <First Name> + input ada@x.de <E-mail>'],
  ['Fill Comment with Hello Bob, Long Day', 'input Hello Bob, Long Day <Comment>'],
  ['Enter the card number 4111 1111 1111 1111', 'input 4111 1111 1111 1111 <card number>'],
  ['Enter the phone number +49 30 1234', 'input +49 30 1234 <phone number>'],
  [
    'Now use 4111 1111 as the card number and 08/28 as the expiry date, and pay',
    'input 4111 1111 <card number> + input 08/28 <expiry date> + click <pay> single',
  ],
  [
    'Double-click "Milk", change it to "Bread" and hit enter',
    'click <Milk> double + input Bread + press Enter',
  ],
  ['Change it to "Bread"', 'unread'],
  ['Click Edit and change the name to Ada', 'click <Edit> single + select Ada <name>'],
  ['Give it a rating of 4 stars', 'click <4 stars> single'],
  ['Rate it 4 out of 5 stars', 'click <4 stars> single'],
  ['Give it the nickname "Work"', 'input Work <nickname>'],
  ['Give it another try', 'unread'],
  ['Go to Help in the top navigation', 'click <Help@:navigation> single'],
  ['Open Orders from the left sidebar', 'click <Orders@:sidebar> single'],
  ['Click Save in the account menu', 'click <Save@account:menu> single'],
  ['Click Delete, and in the dialog click No', 'click <Delete> single + click <No@:dialog> single'],
  [
    'Click Delete and, in the row of Anna, click Undo',
    'click <Delete> single + click <Undo@Anna:row> single',
  ],
  [
    'Find the iPhone 15 among the sessions, revoke it and confirm the dialog that appears',
    'click <revoke the iPhone 15> single + dialog true',
  ],
  ['Find the order of Anna in the list and cancel it', 'click <cancel the order of Anna> single'],
  ['Find the Anna row and check it', 'unread'],
  ['Show me only the overdue ones', 'click <overdue:button> single | click <overdue:option> single'],
  ['Now look at the unread ones', 'click <unread ones> single'],
  ['Mark everything as read', 'click <Mark everything as read> single'],
  ['Go to the second page', 'click <page 2> single | click <Next> single text Page 2'],
  ['Click "Book now" until it shows 4', 'click <Book now> single 4'],
  ['Press the plus button until the quantity is 3', 'click <plus:button> single part <quantity> 3 is'],
  ['Set the filter to Overdue', 'select Overdue <filter>'],
  ['Use the slider to set the budget to 800', 'select 800 <budget:slider>'],
  ['Choose the role Viewer', 'click <Choose the role Viewer> single | select Viewer <role>'],
  ['Choose the second Delete button', 'click <Choose the second Delete button> single'],
  ['Drag Oslo to the top of the list of places', 'drag <Oslo> <> first'],
  ['Move "Milk" to the end of the list', 'drag <Milk> <> last'],
  ['Move "Milk" to the top of the "Done" list', 'drag <Milk> <first:item@Done:list>'],
  ['Drag Milk to Done', 'drag <Milk> <Done>'],
  ['Tick the box so that the card is remembered', 'tick <the card is remembered:box> true'],
  [
    'Create a new folder called Contracts',
    'click <create folder> single + input Contracts <name> + dialog true',
  ],
  ['Add a card called Write tests to the Review column', 'unread'],
  ['Create a new todo called Milk', 'input Milk <new todo> + press Enter Milk'],
  [
    'Invite a new user with the address a@x.de as an Admin',
    'click <Invite user> single + input a@x.de <address> + select Admin <role> + dialog true',
  ],
];

describe('acts as newcomers write them', () => {
  for (const [text, commands] of ACTS) it(text, () => assert.equal(read(text, 'act'), commands));

  it('takes the name in brackets as well, of the same kind', () => {
    assert.match(
      read('Click the cancel button (Abbrechen)', 'act'),
      /^click <cancel button \(Abbrechen\)> single$/,
    );
  });
});
