import { screen } from '@testing-library/react';

const ROLES = [
  'button',
  'checkbox',
  'combobox',
  'menuitem',
  'radio',
  'searchbox',
  'switch',
  'textbox',
] as const;

/** The accessible names of all controls on the screen that can be used, e.g. `button Save`. A field that can only be read is none. */
export function enabledControls(): string[] {
  const names: string[] = [];
  for (const role of ROLES)
    screen.queryAllByRole(role, {
      // Whether each is visible would take seconds to find out.
      hidden: true,
      name: (name, element) => {
        if (isEnabled(element)) names.push(`${role} ${name}`);
        return false;
      },
    });
  return names;
}

function isEnabled(element: Element): boolean {
  return (
    element.getAttribute('aria-disabled') !== 'true' &&
    !element.matches(':disabled') &&
    !(element instanceof HTMLInputElement && element.type !== 'checkbox' && element.readOnly) &&
    !(element instanceof HTMLTextAreaElement && element.readOnly)
  );
}
