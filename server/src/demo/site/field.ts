import { html, type Html } from '../../platform/html.ts';

interface FieldOptions {
  name: string;
  label: string;
  value?: string | undefined;
  error?: string | undefined;
  type?: 'text' | 'email' | 'password';
  autocomplete?: string;
}

/** A labelled text field with its error below. */
export function textField({
  name,
  label,
  value = '',
  error,
  type = 'text',
  autocomplete = 'off',
}: FieldOptions): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${errorAttributes(name, error)}
    />
    ${errorText(name, error)}
  </div>`;
}

/** The attributes that tie a control to its error. */
export function errorAttributes(name: string, error: string | undefined): Html | undefined {
  return error ? html`aria-invalid="true" aria-describedby="${name}-fault"` : undefined;
}

export function errorText(name: string, error: string | undefined): Html | undefined {
  return error ? html`<p class="error" id="${name}-fault">${error}</p>` : undefined;
}

/** What is wrong with a form, above it. */
export function errorSummary(errors: (string | undefined)[]): Html | undefined {
  const texts = errors.filter((error) => error !== undefined);
  if (texts.length === 0) return undefined;
  return html`<div class="alert" role="alert">
    <p>Please correct the following:</p>
    <ul>
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>
  </div>`;
}
