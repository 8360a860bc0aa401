import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../customers.ts';
import { textField } from '../field.ts';
import { html, type Html } from '../../../platform/html.ts';

export function signInPage(email: string, next: string, error: string | undefined): Html {
  return html`<p class="hint">
      For trying out: <strong>${DEMO_CUSTOMER.email}</strong>, password <strong>${DEMO_PASSWORD}</strong>
    </p>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    <form class="stack narrow" action="/sign-in" method="post" novalidate>
      <input type="hidden" name="next" value="${next}" />
      ${textField({ name: 'email', label: 'Email', value: email, type: 'email', autocomplete: 'username' })}
      ${textField({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' })}
      <button type="submit" class="primary">Sign in</button>
    </form>
    <p>New here? <a href="/sign-up">Create an account</a></p>`;
}
