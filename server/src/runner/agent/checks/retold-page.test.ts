import { describeStatements } from '../../testing/statement-page.ts';

/** A page that tells its reader things, which others retell. */
const PAGE = `<title>Lamps – Orders</title>
  <header><a href="#">Shop</a> <a href="#">Sign in</a></header>
  <main><h1>Orders</h1>
  <p>Welcome, <b>Ivo Marsh</b>!</p>
  <p>You have not ordered anything yet.</p>
  <p>Thanks for subscribing.</p>
  <p>No lamp matches “sofa”.</p>
  <p>We are open from 9 to 5</p>
  <p>Who is travelling?</p>
  <p>The password is too short.</p>
  <p>All caught up</p>
  <p>Page 1 of 3</p>
  <label>Email <input value="ivo@x.de"></label> <label>Password <input value="trombone99"></label>
  <label>Phone <input></label>
  <p>For trying out: <strong>ada@x.de</strong></p>
  <button>Create account</button> <button disabled>Delete account</button>
  <ul><li>Tabby</li><li>Siamese</li><li>Persian</li></ul>
  <p role="status">Booked: Lisbon, 5 nights</p></main>
  <footer>5 items left</footer>`;

const TRUE = [
  'she was told that she has not ordered anything yet',
  'her account tells her that she has not ordered anything yet',
  'the shop answered that no lamp matches what she was looking for',
  'among other things he was told that the password is too short',
  'it tells me that I am all caught up',
  'the hint says that they are open from 9 to 5',
  'we ask them who is travelling',
  'she was thanked for subscribing',
  'he got welcomed as Ivo Marsh',
  'she gets greeted by name (Ivo Marsh)',
  'from then on he was able to press Create account',
  'the Delete account button is greyed out in the beginning',
  'the email she typed is still filled in',
  'the password trombone99 can be read now',
  'the demo login ada@x.de is mentioned on the page',
  'the pager says "Page 1 of 3"',
  'the trip got booked: Lisbon, 5 nights',
  'the answer he got: all caught up',
  'the footer should now report 5 items left',
  'the header offers "Sign in" again',
  'a status message should read "Booked: Lisbon, 5 nights"',
  'Tabby, Siamese and Persian are found and nobody else',
  'exactly three cats are left: Tabby, Siamese, Persian',
  'the title of the document contains Orders',
];

const FALSE = [
  'she was told that she has not paid anything yet',
  'she was told that she has ordered two lamps',
  'her account tells her that she has ordered anything',
  'her account tells her that they have lost everything',
  'the shop answered that one lamp matches what she was looking for',
  'the shop answered that no lamp matches what she was wearing',
  'among other things he was told that the password is too long',
  'it tells me that I am not all caught up',
  'it tells me that I am all set',
  'it tells me that I owe them anything',
  'the hint says that they are open from 9 to 6',
  'the hint says that they are closed from 9 to 5',
  'we ask them who is paying',
  'she was thanked for ordering',
  'he got welcomed as Ada Marsh',
  'she gets greeted by name (Ada)',
  'from then on he was able to press Delete account',
  'from then on he was not able to press Create account',
  'the Create account button is greyed out in the beginning',
  'the phone she typed is still filled in',
  'the password trombone9 can be read now',
  'the password trombone can be read now',
  'the demo login bob@x.de is mentioned on the page',
  'the demo login da@x.de is mentioned on the page',
  'the pager says "Page 2 of 3"',
  'the pager says "Page 1"',
  'the trip got cancelled: Lisbon, 5 nights',
  'the trip got booked: Lisbon, 15 nights',
  'the answer he got: none caught up',
  'the footer should now report 4 items left',
  'the footer should now report 15 items left',
  'the header offers "Sign out" again',
  'a status message should read "Booked: Rome"',
  'Tabby and Siamese are found and nobody else',
  'Tabby, Siamese and Burmese are found and nobody else',
  'exactly two cats are left: Tabby, Siamese',
  'exactly three cats are left: Tabby, Siamese, Burmese',
  'the title of the document contains Cart',
];

describeStatements('statements that retell what a page says', PAGE, { areTrue: TRUE, areFalse: FALSE });
