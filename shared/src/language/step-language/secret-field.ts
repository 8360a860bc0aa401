/** Words of the names, labels and selectors of fields whose texts are not for everyone. */
const SECRET =
  /(?:^|[^a-z])(?:pass(?:word|wort|wd|phrase|code)?|passwor[dt]\w*|pwd|kennwort|pin|secret|token|otp|totp|cv[cv]2?|api ?key|contraseñ?n?a|mot de passe)(?:$|[^a-z])|password/u;

/** Whether a field of this name, label or selector holds a secret, whatever its type. */
export function isSecretField(...texts: (string | null)[]): boolean {
  return texts.some((text) => text !== null && SECRET.test(wordsOf(text)));
}

/** In lower case, camelCase and other joints as spaces. */
export function wordsOf(text: string): string {
  return text
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replaceAll(/[_\-.#[\]="']+/gu, ' ')
    .toLowerCase();
}
