import { describeStatements } from '../../testing/statement-page.ts';

/** A page of somebody's orders, of the sort that shops have. */
const PAGE = `<title>Orders – Teaware</title>
  <header><nav><a href="#">Shop</a> <a href="#">Cart (2)</a></nav></header>
  <main><h1>My orders</h1>
  <p>You are 38 points away from a voucher. For a mug you need 90 points.</p>
  <section><article><h2>Order 5103</h2><p>Status: Shipped</p><p>Total: $42.00</p><button>Return</button></article>
    <article><h2>Order 5110</h2><p>Status: Processing</p><p>Total: $7.25</p><button>Cancel</button></article></section>
  <p>Your order number is <strong>T-5110</strong>.</p>
  <dl><dt>Shipping</dt><dd>$0.00</dd><dt>Tax</dt><dd>$1.40</dd><dt>Subtotal</dt><dd>$5.85</dd><dt>Total</dt><dd>$7.25</dd></dl>
  <p>Gebühr: 12 € · Dauer: 14 Tage</p>
  <p>Amount: 19,90 €</p>
  <p>We have sent a confirmation to <b>mia@tea.example</b>.</p>
  <p>If you cancel, a refund is sent to Oslo.</p>
  <p role="alert" style="color: #c00">Enter your name. The code is too short.</p>
  <p>Rooms from 120 €, breakfast included</p>
  <p>In the other shops: 4 lamps found</p>
  <p>Thanks for 4 stars!</p>
  <h2>Questions</h2>
  <details><summary>Can I change my order?</summary><p>Yes.</p></details>
  <details open><summary>How long may I wait?</summary><p>30 days.</p></details>
  <h2>Invoices</h2><p>12 invoices, $67.75 in total</p>
  <table><thead><tr><th>Customer</th><th>Sum</th><th>State</th></tr></thead><tbody>
    <tr><td>Anna Berg</td><td>$42.00</td><td>Paid</td></tr><tr><td>Jean Arp</td><td>$18.50</td><td>Open</td></tr></tbody></table>
  <h2>Inbox</h2><button>All</button> <button>Unread <span>2</span></button>
  <div class="notification-list"><div class="notification-row unread">Ada wrote</div><div class="notification-row unread">Bo wrote</div><div class="notification-row">Cy wrote</div></div>
  <h2>Settings</h2><form><label><input type="checkbox" role="switch"> Quiet hours</label> <label><input type="checkbox" role="switch" checked> Sounds</label></form>
  <fieldset><legend>Delivery</legend><label><input type="radio" name="d" checked> Standard</label> <label><input type="radio" name="d"> Express</label></fieldset>
  <fieldset><legend>Extras</legend><label><input type="checkbox" checked> Gift wrap</label> <label><input type="checkbox" checked> Card</label></fieldset>
  <div class="files"><button class="file"><span>plan.pdf</span><small>2.4 MB · 28 April</small></button> <button class="file"><span>logo.png</span><small>420 KB · 25 April</small></button></div>
  <div class="side"><ul aria-label="Folders"><li>Designs</li></ul></div>
  </main>`;

const TRUE = [
  'the answer to "How long may I wait?" is shown',
  'I see the answer to "How long may I wait?"',
  'the answer to "Can I change my order?" is not shown',
  'there are 12 invoices in total',
  'there should be 12 invoices in total',
  '2 invoices are shown on this page',
  '2 invoices are listed',
  'Sounds are enabled',
  'Quiet hours are disabled',
  'the Quiet hours switch is enabled',
  'there is a Return button',
  'the total of order 5103 is $42.00',
  'order 5110 is processing',
  'I should see the order number T-5110',
  'no shipping is charged',
  'no shipping costs are charged',
  'the total amount is $7.25',
  'the grand total is $7.25',
  'the fee (Gebühr) is 12 €',
  'the amount to pay is 19,90 €',
  'the confirmation was sent to mia@tea.example',
  'the message "Enter your name." is shown in red',
  'rooms start at 120 €',
  '4 lamps were found',
  'you see a thank-you for the 4 stars',
  'it tells us to enter your name',
  'the page complains that the code is too short',
  'the page asks "Enter your name."',
  'the alert: The code is too short',
  "Anna Berg's invoice should be marked as paid",
  'Anna Berg owes us $42.00',
  'there are 2 unread notifications',
  '2 notifications are unread',
  'the number of unread notifications should go down to 2',
  'there are 3 notifications',
  'only Standard is selected',
  'the size of logo.png is 420 KB',
  'logo.png has a size of 420 KB',
  'the total count should be 12',
  'no order is "Cancelled"',
];

const FALSE = [
  'I have 38 points',
  'there are 38 points',
  'there are 90 points',
  'the answer to "Can I change my order?" is shown',
  'I see the answer to "Can I change my order?"',
  'the answer to "How long may I wait?" is not shown',
  'the price of "Order 5103" is shown',
  '12 invoices are shown on this page',
  '12 invoices are listed',
  'there are 12 invoices on this page',
  'there should be 2 invoices in total',
  'Quiet hours are enabled',
  'Sounds are disabled',
  'there is a return',
  'a return is listed',
  'the total of order 5103 is $7.25',
  'the total of order 5110 is $42.00',
  'order 5110 is shipped',
  'order 5103 is processing',
  'I should see the order number T-511',
  'I should see the invoice number T-5110',
  'no tax is charged',
  'no duty is charged',
  'the total amount is $5.85',
  'the grand total is $42.00',
  'the fee (Gebühr) is 14',
  'the fee (Dauer) is 12 €',
  'the amount to pay is 9,90 €',
  'the confirmation was sent to mia@tea',
  'the confirmation was sent to tea.example',
  'the confirmation was sent by mia@tea.example',
  'the invoice was sent to mia@tea.example',
  'the refund was sent to Oslo',
  'the message "Enter your name." is shown in green',
  'the message "Enter your age." is shown in red',
  'rooms start at 20 €',
  'rooms start at 1 €',
  '14 lamps were found',
  'you see a thank-you for the 5 stars',
  'it tells us to enter your age',
  'the page complains that the code is too long',
  'the page asks "Enter your age."',
  'the alert: The code is too long',
  "Jean Arp's invoice should be marked as paid",
  "Anna Berg's invoice should be marked as open",
  "Anna Berg's parcel should be marked as paid",
  'Jean Arp owes us $42.00',
  'Anna Berg owes us $2.00',
  'there are 3 unread notifications',
  'there is 1 unread notification left',
  '3 notifications are unread',
  'the number of unread notifications should go down to 1',
  'there are 2 notifications',
  'only Express is selected',
  'only Gift wrap is ticked',
  'the size of logo.png is 20 KB',
  'the size of plan.pdf is 420 KB',
  'plan.pdf has a size of 4 MB',
  'plan.pdf is not in the list',
  'logo.png is no longer in the list',
  'the total count should be 2',
  'the total count should be 4',
  'no order is shipped',
  'no order is processing',
];

describeStatements('statements about a page of orders', PAGE, { areTrue: TRUE, areFalse: FALSE });
