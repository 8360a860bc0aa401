import { isForSecret } from '../dom/secret-input.ts';

/** Whether one of the inputs that can be seen, or that is called so, is for a password or the like. */
export function askForSecret(inputs: Element[], name: string | null): boolean {
  const tidy = (text: string | null | undefined) =>
    (text ?? '')
      .trim()
      .replace(/[\s*:]+$/u, '')
      .toLowerCase();
  const isCalled = (input: HTMLInputElement) =>
    name !== null &&
    [...(input.labels ?? [])]
      .map(({ textContent }) => textContent)
      .concat([input.ariaLabel ?? '', input.placeholder, input.title, input.name, input.id])
      .some((text) => tidy(text) === tidy(name));
  return inputs.some(
    (input) =>
      input instanceof HTMLInputElement && isForSecret(input) && (input.checkVisibility() || isCalled(input)),
  );
}
