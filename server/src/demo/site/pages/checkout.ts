import { COUNTRIES, DELIVERIES, type Address, type AddressErrors } from '../address.ts';
import { cartSums, type CartLine } from '../cart.ts';
import { errorAttributes, errorSummary, errorText, textField } from '../field.ts';
import { html, type Html } from '../../../platform/html.ts';
import { sums } from './cart.ts';

export function checkoutPage(lines: CartLine[], address: Partial<Address>, errors: AddressErrors): Html {
  return html`${errorSummary(Object.values(errors))}
    <form class="stack" action="/checkout" method="post" novalidate>
      <fieldset>
        <legend>Delivery address</legend>
        ${textField({ name: 'name', label: 'Full name', value: address.name, error: errors.name, autocomplete: 'name' })}
        ${textField({ name: 'street', label: 'Street', value: address.street, error: errors.street })}
        ${textField({ name: 'postcode', label: 'Postcode', value: address.postcode, error: errors.postcode })}
        ${textField({ name: 'city', label: 'City', value: address.city, error: errors.city })}
        ${countryField(address.country, errors.country)}
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
        <input type="checkbox" name="terms" value="yes" ${errorAttributes('terms', errors.terms)} /> I accept
        the terms of sale
      </label>
      ${errorText('terms', errors.terms)}
      <button type="submit" class="primary">Place order</button>
    </form>`;
}

function countryField(country: string | undefined, error: string | undefined): Html {
  return html`<div class="field">
    <label for="country">Country</label>
    <select id="country" name="country" ${errorAttributes('country', error)}>
      <option value="">Choose…</option>
      ${COUNTRIES.map((name) => html`<option ${name === country && html`selected`}>${name}</option>`)}
    </select>
    ${errorText('country', error)}
  </div>`;
}
