import { html, type Html } from './html.ts';

interface FieldOptions {
  name: string;
  label: string;
  value?: string | undefined;
  fault?: string | undefined;
  type?: 'text' | 'email' | 'password';
  autocomplete?: string;
}

/** A labelled text field with its fault below. */
export function textField({
  name,
  label,
  value = '',
  fault,
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
      ${faultMarks(name, fault)}
    />
    ${faultText(name, fault)}
  </div>`;
}

/** The attributes that tie a control to its fault. */
export function faultMarks(name: string, fault: string | undefined): Html | undefined {
  return fault ? html`aria-invalid="true" aria-describedby="${name}-fault"` : undefined;
}

export function faultText(name: string, fault: string | undefined): Html | undefined {
  return fault ? html`<p class="fault" id="${name}-fault">${fault}</p>` : undefined;
}

/** What is wrong with a form, above it. */
export function faultSummary(faults: (string | undefined)[]): Html | undefined {
  const texts = faults.filter((fault) => fault !== undefined);
  if (texts.length === 0) return undefined;
  return html`<div class="alert" role="alert">
    <p>Please correct the following:</p>
    <ul>
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>
  </div>`;
}
