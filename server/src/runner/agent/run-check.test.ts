import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestWindow } from '../browser/test-window.ts';
import { describeStatements, openStatementPage, type StatementPage } from '../testing/statement-page.ts';
import { findTarget } from './finding/find-target.ts';
import { runCheck } from './run-check.ts';

const PAGE = `<title>Checkout – Shop</title>
  <header><a href="#">Home</a> <a href="#cart">Cart</a> <span>12</span></header>
  <h1>Checkout</h1>
  <p>Thanks for <b>your</b> order. It is unpaid.</p>
  <div><span>Subtotal</span> <span>$40.00</span></div>
  <div><span>Cart total</span> <span>$42.00</span></div>
  <p>Tax: 2.00</p>
  <dl><dt id="sum">Sum</dt><dd aria-labelledby="sum">$21.00</dd></dl>
  <dl><dt>Street</dt><dd>Long Road 1</dd><dt>Town</dt><dd>Leeds</dd></dl>
  <table><thead><tr><th>Name</th><th>Role</th></tr></thead>
    <tr><td>Anna</td><td>Owner</td></tr><tr><td>Bob</td><td>Guest</td></tr></table>
  <ul aria-label="Products"><li>Pen</li><li>Ink</li><li>Paper</li></ul>
  <label>Email * <input value="bob@x.de"></label>
  <label>Password <input type="password" value="hunter2"></label>
  <label>Note <textarea></textarea></label>
  <label>Size <select><option>Small<option selected>Large</select></label>
  <label><input type="checkbox" checked> Terms</label>
  <label><input type="checkbox"> Newsletter</label>
  <button>Buy now</button> <button disabled>Pay later</button> <button>Add 1 to cart</button>
  <a href="#">Delete</a> <a href="#">Delete</a>
  <style>.new::before { content: 'New' } .new::after { content: '→' } .tip::after { content: 'Tip of the day'; opacity: 0 }</style>
  <p class="new tip"> arrivals</p>
  <p>You are signed in</p>
  <p>3 guests left</p>
  <p class="late" style="color: #c00">Overdue</p>
  <label>Due <input type="date" value="2026-12-01"></label>
  <label>Search <input placeholder="Name or number"></label>
  <p>You have no new messages, and nothing was deleted.</p>
  <section class="offers"><article><h3>Tea</h3><p>$4.00</p><p>In stock: 0</p><button disabled>Remove</button></article>
    <article><h3>Rum</h3><p>$9.50</p><p>In stock: 2</p><button>Remove</button></article></section>
  <div role="group" aria-label="Digest"><label><input type="checkbox"> Daily</label> <label><input type="checkbox"> Weekly</label></div>
  <a href="#">Sent <span style="display: block">4</span></a>
  <fieldset><legend>Theme</legend><label><input type="radio" name="t"> Light</label> <label><input type="radio" name="t" checked> Dark</label></fieldset>
  <div><h3>Queued</h3><p draggable="true">Print poster</p></div><div><h3>Printed</h3><p draggable="true">Print flyer</p></div>
  <h3>Payments due</h3><p>There are no payments due.</p>
  <article><h3>Casa Verde</h3><p><s>€140</s> <b>€112</b></p></article>
  <p><b>terms.docx</b> 48 KB</p>
  <p hidden>Secret offer</p>
  <details><summary>More</summary>Folded facts</details>
  <div role="alert">Card is invalid</div>
  <button style="text-transform: uppercase">Send</button>
  <iframe srcdoc="<p>Inside a frame</p>"></iframe>`;

const TRUE = [
  'the second role is Guest',
  'the last role is Guest',
  'Casa Verde costs €112',
  'Casa Verde costs less than €115',
  'terms.docx is smaller than 1 MB',
  'terms.docx is larger than 40 KB',
  'the Theme is Dark',
  'Print poster is queued',
  'Print poster is in Queued',
  'there are no payments due',
  'Rum costs $9.5',
  'the Size list contains Small',
  'Rum can be removed',
  'Tea cannot be removed',
  'Tea is cheaper than Rum',
  'only Anna and Bob are listed',
  'none of the digest boxes is ticked',
  'Sent is 4',
  '"Overdue" is shown in red',
  'the due date is 1 December 2026',
  'the Search field has the placeholder "Name or number"',
  'Large is one of the options in the Size dropdown',
  'the Size dropdown has 2 options',
  'the notice says "You are signed in"',
  'Paper is the last list item',
  'one of the rows shows Owner',
  'there are 3 guests left',
  'the page shows "Thanks for your order"',
  'the page shows thanks for your order',
  'I should see Checkout',
  'the page shows SEND',
  'the page shows Inside a frame',
  'the page shows bob@x.de',
  'the page shows "New arrivals"',
  'the page shows you are signed in',
  'the page does not show Secret offer',
  'the page does not show "Refunded"',
  'the title is "Checkout – Shop"',
  'the title contains Checkout',
  'the title is not Shop',
  'the URL contains blank',
  'the heading is Checkout',
  'the cart shows 12',
  'Cart total is $42.00',
  'the cart total should be "$42.00"',
  'the Tax is 2.00',
  'Town is Leeds',
  'Anna is Owner',
  'the role of Anna is Owner',
  'the Role column contains Guest',
  'no row contains "Admin"',
  'the table shows Anna and Bob',
  'I am on the Checkout page',
  'the row of Bob contains Guest',
  'the list contains Ink',
  'there are 3 products',
  'the table has 2 rows',
  'there are at least two rows',
  'there are 2 Delete links',
  'there is no "Cancel" button',
  'the Buy now button is visible',
  'the Buy now button is enabled',
  'the Pay later button is disabled',
  'the "Cancel" button is not visible',
  'Terms is checked',
  'Newsletter is not checked',
  'the Email field has the value bob@x.de',
  'the value of Email contains "x.de"',
  'the Email field contains bob',
  'the Note field is empty',
  'Size has the value Large',
  'the error message is shown',
  'the Secret offer is hidden',
  'the Sum is $21.00',
  'there are 6 buttons',
  'there are 5 links',
  'there are no switches',
];
const FALSE = [
  'the second name is Anna',
  'the first role is Guest',
  'Casa Verde costs more than €115',
  'terms.docx is larger than 1 MB',
  'terms.docx is larger than 3 days',
  'the Theme is Light',
  'Print flyer is queued',
  'Print flyer is in Queued',
  'there are payments due',
  'there are no unread letters',
  'the Search field is larger than 1 MB',
  'the Tea is available',
  'the Pay later button is available',
  'there are new messages',
  'I have new messages',
  'the Size list does not contain Small',
  'Tea can be removed',
  'Rum is cheaper than Tea',
  'only Anna is listed',
  'the table contains no "Anna"',
  'the Tax is more than 2',
  'the Tax is less than $5',
  'the products is empty',
  'the Delete button in stock is shown',
  'Anna is in stock',
  'the dearest customer is "Anna Lee"',
  'the owner is You are signed in',
  'the wishlist contains "You are signed in"',
  'the table is sorted by price',
  'the Search field contains "Name or number"',
  'the Delete buttons are disabled',
  'a popup is shown',
  'the page shows Folded facts',
  'the role is Guest',
  'the table is sorted by role',
  'all products are Pen',
  '"Overdue" is shown in green',
  'the due date is 2 December 2026',
  'the Email field has the placeholder "Name or number"',
  'Huge is one of the options in the Size dropdown',
  'the Size dropdown has 3 options',
  'the person in Leeds is gone',
  'the greeting is not shown',
  'the page does not show the discounted price',
  'the total is not 42',
  'the notice says "You are signed out"',
  'there is no text "It is unpaid"',
  'Ink is the last list item',
  'two of the rows show Owner',
  'there are 13 guests left',
  'the table shows only Anna',
  'the page shows Secret offer',
  'the page shows "paid"',
  'the page shows hunter2',
  'the page shows "Tip of the day"',
  'the page does not show Checkout',
  'the page does not show "paid"',
  'the title is Shop',
  'the title does not contain Shop',
  'the URL contains /cart',
  'the heading is Check',
  'the cart shows 1',
  'the cart shows 2',
  'Cart total is $40.00',
  'Cart total is $4',
  'the Tax is 2',
  'the Tax is 2.0',
  'the total shows $40.00',
  'Town is Long Road 1',
  'Anna is Guest',
  'the role of Anna is Guest',
  'the Name column contains Guest',
  'every row contains Guest',
  'no row contains Guest',
  'all checkboxes are checked',
  'all buttons are hidden',
  'there are no rows left',
  'the order shows no error',
  'the page does not show any errors',
  'Town is collapsed',
  'Sum is enabled',
  'I am on the Account page',
  'the row of Bob contains Owner',
  'the list contains Wood',
  'there are 2 products',
  'there are 3 customers',
  'there are no customers',
  'the table has 3 rows',
  'there are 3 Delete links',
  'there is no "Buy now" button',
  'the Cancel button is enabled',
  'the Cancel button is disabled',
  'the Checkout button is visible',
  'the Pay later button is enabled',
  'Newsletter is checked',
  'Terms is not checked',
  'Marketing is not checked',
  'the Email field has the value bob',
  'the Email field is empty',
  'the Phone field is empty',
  'the Phone field does not contain 1',
  'Size has the value Small',
  'there are no errors',
  'the error message is not shown',
  'the Buy now button is hidden',
  'there are 8 buttons',
  'there are no links',
  'there is no "Delete" button',
];

describeStatements('statements about a checkout', PAGE, { areTrue: TRUE, areFalse: FALSE });

describe('runCheck', () => {
  let page: StatementPage;

  before(async () => {
    page = await openStatementPage(PAGE);
  });

  after(() => page.close());

  it('says what is there instead', async () => {
    await assert.rejects(page.verify('Cart total is $43.00'), {
      message: 'Cart total is "$42.00"; expected that it is "$43.00".',
    });
    await assert.rejects(page.verify('the Sum is $29.00'), {
      message: 'The Sum is "$21.00"; expected that it is "$29.00".',
    });
    await assert.rejects(
      page.verify('the page shows Thank for your order'),
      /Nearest on the page: .*Thanks for your order/,
    );
    await assert.rejects(page.verify('the value of Password is hunter3'), {
      message: 'The value of field "Password" is ••••, which is not what was expected.',
    });
  });

  it('finds texts and names with any mark in them', async () => {
    const texts = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', '>>', '\\d', '"]'].map((mark) => `Go${mark}on`);
    const tab = await openTestWindow(page.browser);
    await tab.page().evaluate((names) => {
      for (const name of names) {
        document.body.append(Object.assign(document.createElement('p'), { textContent: `Text ${name}` }));
        document.body.append(Object.assign(document.createElement('button'), { textContent: name }));
      }
    }, texts);
    for (const text of texts) {
      const within = { ...page.session, window: tab };
      const target = { words: text, readings: [{ name: text, kind: null, ordinal: null }], within: null };
      const check = {
        kind: 'text',
        text: `text ${text}`,
        isNegated: false,
        isQuoted: false,
        within: null,
      } as const;
      assert.equal((await runCheck(within, check, 0)).result, `The page shows "text ${text}".`);
      const { locator, remark } = await findTarget(within, target, 'click', 0);
      assert.deepEqual([await locator.textContent(), remark], [text, '']);
    }
    await tab.close();
  });

  it('is not deceived by a page that redefines what the browser offers', async () => {
    const tab = await openTestWindow(page.browser);
    const within = { ...page.session, window: tab };
    await tab.page().setContent('<p>Order placed</p><p hidden>Refunded</p><button hidden>Refund</button>');
    await tab.page().evaluate(() => {
      Element.prototype.checkVisibility = () => true;
      Element.prototype.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
      Array.prototype.some = () => true;
      JSON.stringify = () => '{"answer":{"written":"Refunded","drawn":"Refunded"}}';
    });
    const check = {
      kind: 'text',
      text: 'Refunded',
      isNegated: false,
      isQuoted: false,
      within: null,
    } as const;
    const target = {
      words: 'Refund',
      readings: [{ name: 'Refund', kind: null, ordinal: null }],
      within: null,
    };
    await assert.rejects(runCheck(within, check, 0), /The page does not show "Refunded"/);
    await assert.rejects(findTarget(within, target, 'click', 0), /It is in the page, but hidden/);
    await tab.close();
  });

  it('believes an absence at once only where nothing could still appear', async () => {
    const check = { kind: 'text', text: 'Refunded', isNegated: true, isQuoted: false, within: null } as const;
    const appear = "setTimeout(() => document.body.append('Refunded'), 250)";
    for (const html of [
      `<p>Order</p><script>${appear}</script>`,
      `<p>Order</p><button onclick="${appear}">Refund</button>`,
    ]) {
      const tab = await openTestWindow(page.browser);
      await tab.page().setContent(html);
      for (const button of await tab.page().locator('button').all()) await button.click();
      await assert.rejects(
        runCheck({ ...page.session, window: tab }, check, 3000),
        /The page shows "Refunded"/,
      );
      await tab.close();
    }
  });

  it('waits for what comes late', async () => {
    await page.session.window.page().evaluate(() => setTimeout(() => document.body.append('Late news'), 200));
    assert.equal(await page.verify('the page shows Late news', 5000), 'The page shows "Late news".');
  });
});
