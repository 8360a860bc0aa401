import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { read } from './show-reading.ts';

/** What somebody did and saw, as those write who support customers, and what is expected apart from it. */
const ACTS: [step: string, reading: string][] = [
  ['She then hit Subscribe', 'click <Subscribe> single'],
  ['He clicked Buy and typed "bob" into Name', 'click <Buy> single + input bob <Name>'],
  ['Customer says she pressed Save', 'click <Save> single'],
  ['According to the customer, he ticked Terms and clicked Pay', 'tick <Terms> true + click <Pay> single'],
  ['The customer tried to change the size to Large', 'select Large <size>'],
  [
    'She typed "Ada" into Name, checked Terms and pressed Enter',
    'input Ada <Name> + tick <Terms> true + press Enter',
  ],
  ['Clicked Save', 'click <Save> single'],
  ['Click Buy. Expected: the cart shows 1', 'click <Buy> single + check part <cart> 1 contains'],
  ['Click "Looked for it"', 'click <Looked for it> single'],
];
const CHECKS: [step: string, reading: string][] = [
  ['Expected result: The total is $42', 'check part <total> $42 is'],
  ['He was told that the password is too short', 'check text password is too short'],
  ['She got the error Card is invalid', 'check text Card is invalid'],
  ['They were shown an error', 'check state <error> visible'],
  ['They could not see the Delete button', 'check state <Delete:button> hidden'],
  ['The page showed Saved', 'check text Saved'],
  ['The customer says that the total was $42', 'check part <total> $42 is'],
  ['He was able to press Pay', 'check state <Pay> enabled'],
  ['She could see her order', 'check text her order'],
  ['We offer them 3 trains', 'check text 3 trains count <trains> 3 exactly'],
  ['She was thanked for waiting', 'check text Thanks for waiting text Thank you for waiting'],
  ['The email she typed is still filled in', 'check state <email> filled'],
  [
    'Sleeper is the selected class, Seat no longer is',
    'check state <Sleeper> selected value <class> Sleeper is + check state <Seat> unselected',
  ],
  [
    'Anna is the first customer of the list, Bob is the last one',
    'check part <first customer> Anna contains + check part <last:item> Bob contains',
  ],
  [
    'The cats "Tabby", "Felix" and "Tom" are listed in this order',
    'check position <Tabby> <Felix> before + check position <Felix> <Tom> before',
  ],
  [
    'The breadcrumb leads from "Home" over "Lamps" to "Comet"',
    'check position <Home@:breadcrumb> <Lamps@:breadcrumb> before + check position <Lamps@:breadcrumb> <Comet@:breadcrumb> before',
  ],
  [
    'He was welcomed as Ada Berg and a letter was sent to a@x.de',
    'check part <welcome> Ada Berg contains + check part <letter> sent to a@x.de is',
  ],
  ['All 8 products of the catalogue are listed', 'check count <products> 8 exactly true'],
  ['The tiles show 12 users and 2 guests', 'check count <users> 12 exactly + check count <guests> 2 exactly'],
  ['The number of invoices found drops to 2', 'check count <invoices> 2 exactly true'],
  ['The price of Tea is higher than that of Rum', 'check compare <price of Tea> <price of Rum> more'],
  ['Bob and Ann are shown and nobody else', 'check only Bob Ann'],
];

describe('steps that are retold', () => {
  for (const [step, reading] of ACTS) it(`reads: ${step}`, () => assert.equal(read(step, 'act'), reading));
  for (const [step, reading] of CHECKS)
    it(`reads: ${step}`, () => assert.equal(read(step, 'assert'), reading));
});
