/** Whether a field says that it is for passwords or codes. */
export const isForSecret = (input: HTMLInputElement): boolean =>
  input.type === 'password' || /password|one-time-code|cc-(?:csc|number)/u.test(input.autocomplete);

/** Whether it says so, or draws its text as if it did. */
export const isMasked = (input: HTMLInputElement): boolean =>
  isForSecret(input) || getComputedStyle(input).getPropertyValue('-webkit-text-security') !== 'none';

/** The same, or it was one before the page showed its text. */
export const isSecretInput = (input: HTMLInputElement): boolean =>
  isMasked(input) ||
  // Redaction (browser/redact-passwords.ts) has painted it when its type changed.
  input.style.getPropertyPriority('-webkit-text-fill-color') === 'important';
