import type { Frame, Locator, Page } from 'playwright-core';
import type { Session } from './session.ts';

/** Whether the page shows a text to a person: in its elements, on its buttons or in its fields (passwords excepted). */
export async function showsText(session: Session, pattern: RegExp, within: Locator | null): Promise<boolean> {
  const scopes: (Page | Frame | Locator)[] = within ? [within] : session.window.page().frames();
  for (const scope of scopes) {
    if ((await scope.getByText(pattern).filter({ visible: true }).count()) > 0) return true;
    if (within && pattern.test(await within.innerText())) return true;
    if ((await fieldTexts(scope)).some((text) => pattern.test(text))) return true;
  }
  return false;
}

/** What stands in the visible fields: values, placeholders of empty ones, chosen options. */
function fieldTexts(scope: Page | Frame | Locator): Promise<string[]> {
  return scope
    .locator(
      'input:not([type=hidden],[type=password],[type=checkbox],[type=radio],[type=file]), textarea, select',
    )
    .filter({ visible: true })
    .evaluateAll((fields) =>
      fields.map((field) => {
        if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
        const { value, placeholder } = field as HTMLInputElement;
        return value || placeholder;
      }),
    );
}
