import { money } from '../catalogue.ts';
import { html, type Html } from '../../../platform/html.ts';
import type { Order } from '../visitors.ts';
import type { ShopMail } from './shop-mailer.ts';

/** The code that confirms the address of a new account. */
export function signUpMail(to: string, code: string): ShopMail {
  return {
    to,
    subject: 'Your sign-up code',
    text: `Welcome to Lumen Lamps!\n\nYour sign-up code is ${code}.\n\nIt is good for one account.`,
    html: letter(
      html`<h1>Welcome to Lumen Lamps!</h1>
        <p>Your sign-up code is</p>
        <p style="font-size:28px;letter-spacing:4px"><strong>${code}</strong></p>
        <p>It is good for one account.</p>`,
    ),
  };
}

/** @param shop the address of the shop as the customer's browser knows it */
export function orderMail(to: string, { number, lines, sums }: Order, shop: string): ShopMail {
  const address = `${shop}/orders/${number}`;
  return {
    to,
    subject: `Order ${number} confirmed`,
    text: `Thank you for your order ${number}.\n\nTotal: ${money(sums.total)}\n\n${address}`,
    html: letter(
      html`<h1>Thank you for your order</h1>
        <p>Your order number is <strong>${number}</strong>.</p>
        <ul>
          ${lines.map(({ product, quantity }) => html`<li>${quantity} × ${product.name}</li>`)}
        </ul>
        <p>Total: ${money(sums.total)}</p>
        <p><a href="${address}">View your order</a></p>`,
    ),
  };
}

function letter(content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <body style="font-family:sans-serif;color:#222;background:#f6f1e7;padding:24px">
        <div style="max-width:480px;margin:auto;padding:24px;background:#fff;border-radius:12px">
          ${content}
        </div>
      </body>
    </html>`;
}
