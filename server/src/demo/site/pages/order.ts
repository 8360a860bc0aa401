import { DELIVERIES } from '../address.ts';
import { html, type Html } from '../../../platform/html.ts';
import type { Order } from '../visitors.ts';
import { sums } from './cart.ts';

export function orderPage({ number, address, lines, sums: orderSums }: Order): Html {
  return html`<p>Your order number is <strong>${number}</strong>.</p>
    <h2>Delivery to</h2>
    <address>
      ${address.name}<br />
      ${address.street}<br />
      ${address.postcode} ${address.city}<br />
      ${address.country}
    </address>
    <p>${DELIVERIES[address.delivery]}</p>
    <h2>Your lamps</h2>
    <ul>
      ${lines.map(({ product, quantity }) => html`<li>${quantity} × ${product.name}</li>`)}
    </ul>
    ${sums(orderSums)}
    <p><a href="/orders/${number}/invoice.pdf">Download invoice</a></p>
    <p><button type="button" data-order="${number}">Order again</button></p>
    <p role="status" data-answer></p>
    <script src="/order.js" defer></script>
    <p><a href="/">Continue shopping</a></p>`;
}

/** Orders the same again without leaving the page. */
export const ORDER_SCRIPT = `
const button = document.querySelector('[data-order]');
button.addEventListener('click', async () => {
  const reply = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: button.dataset.order }),
  });
  const { number, error } = await reply.json();
  document.querySelector('[data-answer]').textContent = error ?? \`Order \${number} was placed.\`;
});
`;
