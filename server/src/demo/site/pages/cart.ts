import { cartSums, MAX_QUANTITY, type CartLine, type CartSums } from '../cart.ts';
import { money } from '../catalogue.ts';
import { html, type Html } from '../../../platform/html.ts';

export function cartPage(lines: CartLine[]): Html {
  if (lines.length === 0) return html`<p>Your cart is empty. <a href="/">Choose a lamp</a></p>`;
  return html`<table>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
          <th scope="col">Quantity</th>
          <th scope="col">Sum</th>
          <th scope="col"><span class="hidden">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(row)}
      </tbody>
    </table>
    ${sums(cartSums(lines))}
    <p><a class="button primary" href="/checkout">Go to checkout</a></p>`;
}

/** Subtotal, shipping and total; each value carries its name. */
export function sums({ subtotal, shipping, total }: CartSums): Html {
  const row = (label: string, id: string, value: string) =>
    html`<div>
      <dt id="${id}">${label}</dt>
      <dd aria-labelledby="${id}">${value}</dd>
    </div>`;
  return html`<dl class="sums">
    ${row('Subtotal', 'subtotal', money(subtotal))}
    ${row('Shipping', 'shipping', shipping === 0 ? 'Free' : money(shipping))}
    ${row('Total', 'total', money(total))}
  </dl>`;
}

function row({ product, quantity, price }: CartLine): Html {
  return html`<tr>
    <th scope="row"><a href="/products/${product.slug}">${product.name}</a></th>
    <td data-label="Price">${money(product.price)}</td>
    <td data-label="Quantity">
      <form class="inline" action="/cart/quantity" method="post">
        <input type="hidden" name="slug" value="${product.slug}" />
        <input
          aria-label="Quantity of ${product.name}"
          name="quantity"
          type="number"
          min="0"
          max="${MAX_QUANTITY}"
          value="${quantity}"
        />
        <button type="submit" aria-label="Update ${product.name}">Update</button>
      </form>
    </td>
    <td data-label="Sum">${money(price)}</td>
    <td>
      <form action="/cart/remove" method="post">
        <input type="hidden" name="slug" value="${product.slug}" />
        <button type="submit" aria-label="Remove ${product.name}">Remove</button>
      </form>
    </td>
  </tr>`;
}
