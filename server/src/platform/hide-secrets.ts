/** `user:password@` in an address. */
const CREDENTIALS = /\b([a-z][a-z\d+.-]{1,20}:\/\/)[^\s/?#@"'<>]+@/giu;
/** `name=value` after `?`, `&`, `;` or `#`. */
const PARAMETER = /([?&;#])([\w.[\]%-]{1,100})=([^&;#\s"'<>`)]+)/gu;

const SECRET_WORD =
  /token|secret|passw|passphrase|pwd|signature|credential|api[_-]?key|access[_-]?key|private[_-]?key|jwt|session|authorization/iu;
const SECRET_NAME = /^(?:.*[._-])?(?:key|sig|auth|sid|otp|pin)$|^code$/iu;
const CAMEL_CASE_KEY = /[a-z\d]Key$/u;

/** Removes credentials from the addresses in the text, and the values of their parameters that look secret. */
export function hideSecrets(text: string): string {
  return text
    .replace(CREDENTIALS, '$1')
    .replace(PARAMETER, (whole, sign: string, name: string) =>
      isSecretName(name) ? `${sign}${name}=***` : whole,
    );
}

function isSecretName(name: string): boolean {
  return SECRET_WORD.test(name) || SECRET_NAME.test(name) || CAMEL_CASE_KEY.test(name);
}
