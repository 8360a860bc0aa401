import { COUNTRIES, DELIVERIES, type Address, type AddressFaults } from '../address.ts';
import { cartSums, type CartLine } from '../cart.ts';
import { faultMarks, faultSummary, faultText, textField } from '../field.ts';
import { html, type Html } from '../html.ts';
import { sums } from './cart.ts';

export function checkoutPage(lines: CartLine[], address: Partial<Address>, faults: AddressFaults): Html {
  return html`${faultSummary(Object.values(faults))}
    <form class="stack" action="/checkout" method="post" novalidate>
      <fieldset>
        <legend>Delivery address</legend>
        ${textField({ name: 'name', label: 'Full name', value: address.name, fault: faults.name, autocomplete: 'name' })}
        ${textField({ name: 'street', label: 'Street', value: address.street, fault: faults.street })}
        ${textField({ name: 'postcode', label: 'Postcode', value: address.postcode, fault: faults.postcode })}
        ${textField({ name: 'city', label: 'City', value: address.city, fault: faults.city })}
        ${countryField(address.country, faults.country)}
      </fieldset>
      <fieldset>
        <legend>Delivery</legend>
        ${Object.entries(DELIVERIES).map(
          ([value, label]) =>
            html`<label class="choice">
              <input
                type="radio"
                name="delivery"
                value="${value}"
                ${value === (address.delivery ?? 'standard') && html`checked`}
              />
              ${label}
            </label>`,
        )}
      </fieldset>
      ${sums(cartSums(lines))}
      <label class="choice">
        <input type="checkbox" name="terms" value="yes" ${faultMarks('terms', faults.terms)} /> I accept the
        terms of sale
      </label>
      ${faultText('terms', faults.terms)}
      <button type="submit" class="primary">Place order</button>
    </form>`;
}

function countryField(country: string | undefined, fault: string | undefined): Html {
  return html`<div class="field">
    <label for="country">Country</label>
    <select id="country" name="country" ${faultMarks('country', fault)}>
      <option value="">Choose…</option>
      ${COUNTRIES.map((name) => html`<option ${name === country && html`selected`}>${name}</option>`)}
    </select>
    ${faultText('country', fault)}
  </div>`;
}
