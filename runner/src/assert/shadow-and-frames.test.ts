import { describeSentences } from '../testing/sentence-page.ts';

/** Open shadow roots and frames count like the page itself. */
const PAGE = `<order-box></order-box>
  <script>
    document.querySelector('order-box').attachShadow({ mode: 'open' }).innerHTML =
      '<p>Total: $7</p><p role="alert">Card was declined</p><ul><li>Pen</li><li>Ink</li></ul><label>Name <input value="Bob"></label>';
  </script>
  <iframe title="Payment" srcdoc="<p>Fee: $2</p><p role=alert>Bank is closed</p><ul><li>Visa</li><li>Cash</li></ul><label>Card <input value='4111'></label>"></iframe>`;

describeSentences('shadow roots and frames', PAGE, {
  pass: [
    '"Total" is "$7"',
    '"Fee" is "$2"',
    '"Name" is "Bob"',
    '"Card" is not empty',
    'The page shows "Card was declined"',
    'An error is shown saying "declined"',
    'An error is shown saying "Bank is closed"',
    'Only "Pen" and "Ink" are listed',
    'Only "Cash" and "Visa" are listed',
    'There are exactly 4 items',
    '"Fee" in the "Payment" frame is more than 1',
  ],
  fail: [
    { sentence: '"Total" is "$2"', because: /is "\$7"/ },
    { sentence: '"Fee" is "$7"', because: /is "\$2"/ },
    { sentence: 'No error is shown', because: /"Card was declined", "Bank is closed"/ },
    { sentence: 'Only "Pen" is listed', because: /"Ink"/ },
    { sentence: 'Only "Visa" is listed', because: /"Cash"/ },
    { sentence: 'The page does not show "closed"', because: /shows "closed"/ },
  ],
});

describeSentences(
  'a frame that is beside the page',
  '<p>Pay</p><iframe style="position: absolute; left: -9999px" srcdoc="<p>Payment received</p>"></iframe>',
  {
    pass: ['The page does not show "Payment received"'],
    fail: [{ sentence: 'The page shows "Payment received"', because: /does not show/ }],
  },
);
