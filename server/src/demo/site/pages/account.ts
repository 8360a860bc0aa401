import { money } from '../catalogue.ts';
import { html, type Html } from '../../../platform/html.ts';
import type { Customer, Order } from '../visitors.ts';

export function accountPage(customer: Customer, orders: Order[]): Html {
  return html`<dl class="facts">
      <dt>Name</dt>
      <dd>${customer.name}</dd>
      <dt>Email</dt>
      <dd>${customer.email}</dd>
    </dl>
    <h2>Orders</h2>
    ${
      orders.length === 0
        ? html`<p>You have not ordered anything yet.</p>`
        : html`<ul>
              ${orders.map(
                ({ number, sums }) =>
                  html`<li><a href="/orders/${number}">Order ${number}</a>, ${money(sums.total)}</li>`,
              )}
            </ul>
            <p><a href="/account/orders.csv">Download orders</a></p>`
    }
    <form action="/sign-out" method="post"><button type="submit">Sign out</button></form>`;
}
