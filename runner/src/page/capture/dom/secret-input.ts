/** Whether a field is for passwords or codes, or was one before the page showed its text. */
export const isSecretInput = (input: HTMLInputElement): boolean =>
  input.type === 'password' ||
  /password|one-time-code|cc-(?:csc|number)/u.test(input.autocomplete) ||
  getComputedStyle(input).getPropertyValue('-webkit-text-security') !== 'none' ||
  // Redaction (browser/redact-passwords.ts) has painted it when its type changed.
  input.style.getPropertyPriority('-webkit-text-fill-color') === 'important';
