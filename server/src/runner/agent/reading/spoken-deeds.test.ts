import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read } from './show-reading.ts';

/** What is done as people tell it to each other, and what is only like it. */
const ACTS: [step: string, reading: string][] = [
  // Who did it, when and where.
  ['They book the Comet', 'click <book the Comet> single'],
  ['They do not book the Comet', 'unread'],
  ['So she paid without giving a name', 'click <pay> single'],
  ['Customer was on the contact page and entered her address a@x.de', 'input a@x.de <email>'],
  ['He also wanted Breakfast', 'click <choose Breakfast> single'],
  ['She did not want Breakfast', 'unread'],
  ['For the size he took the Large', 'select Large <size>'],
  ['For the size he did not take the Large', 'unread'],
  [
    'His email is a@x.de, and he picked s3cret as password',
    'input a@x.de <email> + select s3cret <password>',
  ],
  ['They went with the NJ 9 and booked it', 'click <book the NJ 9> single'],
  ['They decided against the NJ 9 and booked it', 'unread'],
  ['She wanted to know about refunds and opened that section', 'click <section about refunds> single'],
  ['He clicked Book and said No to the question', 'click <Book> single + dialog  No'],
  ['She left by signing out', 'click <sign out> single'],
  ['She almost left by signing out', 'unread'],
  ['The customer will click "Past" tomorrow', 'unread'],
  // What it is for, and by which part of the page.
  ['Click the eye next to Code to see what was typed', 'click <eye@beside Code> single'],
  ['Press Next to go on with the order', 'click <Next> single'],
  ['Click Sign in to continue', 'click <Sign in to continue> single'],
  ['Hover over the rates so that the hint comes up', 'hover <rates>'],
  ['Navigate to "Help" via the navigation bar', 'click <Help@:navigation bar> single'],
  ['Go up to "Plans" using the breadcrumb', 'click <Plans@:breadcrumb> single'],
  ["Return to the list by means of the browser's back button", 'back'],
  ['Return to the list by means of the back door', 'click <list by means of the back door> single'],
  ['Mark all of them as read in one go', 'click <mark all of them as read> single'],
  ['Click on Lamps at the top', 'click <first Lamps> single'],
  // What is meant by it.
  ['Tick that he agrees to the terms', 'tick <terms> true'],
  ['Make it three nights', 'select 3 <nights>'],
  ['Put two of them into her cart', 'input 2 <quantity> + click <add to cart> single'],
  ['Add one more guest', 'click <Add guest> single'],
  ['Enter the search term lamp in the search field', 'input lamp <:field>'],
  ['Look for a lamp with the search', 'input lamp <:box> + press Enter'],
  ["Search for 'ann' in the list of members", 'input ann <search members> + press Enter'],
  [
    'Enter his name, Ivo Marsh',
    'input Ivo Marsh <name> | input Ivo <first name> + input Marsh <last name> | input Ivo Marsh <name>',
  ],
  ['Enter his name, ivo', 'input his name, ivo'],
  ['Look at the tabs and open the one about trains', 'click <tab about trains> single'],
  ['Take the card and drop it into Done', 'drag <:card> <Done>'],
  ['Reorder the cities so that Oslo comes first', 'drag <Oslo> <> first'],
  ['Reorder the cities so that they come first', 'unread'],
  ['Reset the state filter to show all states', 'select all states <state filter>'],
  ['I only want to look at the drafts', 'click <drafts:button> single | click <drafts:option> single'],
  [
    'Add two more items to the list: Milk and Bread',
    'input Milk <new item> + press Enter Milk + input Bread <new item> + press Enter Bread',
  ],
  [
    "Invite the user a@x.de with the role 'Viewer'",
    'click <Invite user> single + input a@x.de <email> + select Viewer <role> + dialog true',
  ],
  [
    'Sign in with a wrong password: a@x.de / dark',
    'input a@x.de <email> + input dark <password> + press Enter',
  ],
  ['Select "Red" and "Blue" in Colours', 'select Red <Colours> + select Blue <Colours>'],
  [
    'Open the details page of the lamp Comet',
    'click <details page of the lamp Comet> single | click <Comet> single',
  ],
];

describe('deeds in words of every day', () => {
  for (const [step, reading] of ACTS) it(`reads: ${step}`, () => assert.equal(read(step, 'act'), reading));
});
