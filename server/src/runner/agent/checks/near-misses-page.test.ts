import { describeStatements } from '../../testing/statement-page.ts';

/** A page on which what is said of one thing stands right beside another. */
const PAGE = `<title>Desk</title><main><h1>Desk</h1>
  <div role="alert">Please bring your insurance card on 4 May.</div>
  <p><b>11</b> past visits</p>
  <button id="lock" aria-label="Unlock marks">🔒</button>
  <div class="card"><h3>Dr. Stern</h3><p>Room 12</p><p>09:30 <span class="chip">Confirmed</span></p></div>
  <p>Your changes are saved.</p>
  <div><b>Internal note by Paul</b><p>The reset was sent on Monday.</p></div>
  <div><b>Lena Hart</b><p>Did you get the reset link?</p></div>
  <label>Reply <textarea>Hello there</textarea></label>
  <table><tr><th>Code</th><th>Minimum</th></tr><tr><td>A-10</td><td>50</td></tr><tr><td>A-101</td><td>70</td></tr></table>
  <h2>Test 3</h2><p>Planned for Friday</p><p>Status: <b>not published</b></p>
  <section><article><h3>Tea</h3><p>$4.00</p></article><article><h3>Rum</h3><p>$9.50</p></article></section>
  <footer>3 tasks left</footer>
  <p>Mark 2 saved for Cem</p>
  <p>Mine <span>1</span></p><p>Closed <span>58</span></p>
  <div role="listbox" aria-label="Tickets"><div role="option">#501 Refund missing</div><div role="option">#498 Cannot log in</div></div>
  <table><tr><th>Shop</th><th>Today</th></tr><tr><td>Kiosk Nord</td><td>07:00–22:00</td></tr><tr><td>Kiosk Süd</td><td>closed</td></tr></table>
  <h2>Appointments</h2><ul><li>Monday</li><li>Tuesday</li></ul>
  <p role="status">Your appointment has been booked.</p>
  <div class="box"><h2>Homework</h2><p>Sheet 14</p></div><div class="box"><h2>Messages</h2><p>None so far</p></div></main>`;

const TRUE = [
  'the alert says "Please bring your insurance card on 4 May."',
  'the message says "Your changes are saved."',
  'the message says "Your appointment has been booked."',
  'the note says "The reset was sent on Monday."',
  'the minimum of A-101 is higher than that of A-10',
  'the minimum of A-10 is lower than that of A-101',
  'the ticket #498 says "Cannot log in"',
  'Kiosk Süd: closed',
  'all 2 products are listed',
  'the footer shows 3 tasks left',
];

const FALSE = [
  'an error is displayed',
  'an error message is shown',
  'the past visits have vanished',
  'the past visits are gone',
  'the lock is gone',
  'the lock has disappeared',
  'the message says "Confirmed"',
  'the message says "Hello there"',
  'the message says "Kiosk Nord"',
  'the message says "Refund missing"',
  'the note says "Did you get the reset link?"',
  'the note says "Hello there"',
  'the minimum of A-10 is higher than that of A-101',
  'the minimum of A-101 is lower than that of A-10',
  'the minimum of A-101 is lower than the one of A-101',
  '3 tests are planned',
  'two marks were saved',
  '1 ticket is closed',
  'the status of Test 3 says "published"',
  'the status of Test 3 is published',
  'the ticket #501 says "Cannot log in"',
  'the ticket #498 says "Refund missing"',
  'Kiosk Nord: closed',
  'Kiosk Süd: open',
  'all 4 products are listed',
  'all 3 products are listed',
  'the footer shows 2 tasks left',
  'the Tickets list shows 3 tasks left',
  'no appointment was booked',
  'no appointment has been booked',
  'the messages box says "Sheet 14"',
];

describeStatements('statements about what stands beside another', PAGE, { areTrue: TRUE, areFalse: FALSE });
