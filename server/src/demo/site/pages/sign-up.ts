import { textField } from '../field.ts';
import { html, type Html } from '../../../platform/html.ts';

export function signUpPage(email: string, error: string | undefined): Html {
  return html`<p>We send a code to your email address to confirm it.</p>
    <form class="stack narrow" action="/sign-up" method="post" novalidate>
      ${textField({ name: 'email', label: 'Email', value: email, error, type: 'email', autocomplete: 'email' })}
      <button type="submit" class="primary">Send the code</button>
    </form>
    <p><a href="/sign-in">Sign in instead</a></p>`;
}

export function confirmPage(email: string, error: string | undefined): Html {
  return html`<p>We have sent a code of 6 digits to <strong>${email}</strong>.</p>
    <form class="stack narrow" action="/sign-up/confirm" method="post" novalidate>
      ${textField({ name: 'code', label: 'Code', error, autocomplete: 'one-time-code' })}
      <button type="submit" class="primary">Confirm the account</button>
    </form>
    <p><a href="/sign-up">Use another address</a></p>`;
}
