import type { KindEntry } from './kind.ts';
import { CHOICE_ROLES, FIELD_ROLES } from './roles.ts';

/** What is clicked, ticked, chosen from or written into. */
export const CONTROLS: KindEntry[] = [
  [
    'submit button',
    [],
    { css: 'button[type=submit], input[type=submit], input[type=image], form button:not([type])' },
  ],
  ['button', ['button'], { otherwise: ['link'] }],
  ['link|hyperlink', ['link'], { otherwise: ['button'] }],
  ['tab', ['tab']],
  ['menu item|menu entry|menu option', ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'option']],
  ['option|choice', ['option', 'menuitem', 'radio', 'menuitemradio']],
  ['checkbox|check box|tick box|tickbox', ['checkbox'], { otherwise: ['switch'], isField: true }],
  ['radio button|radio|radio option', ['radio'], { isField: true }],
  ['switch|toggle', ['switch'], { otherwise: ['checkbox', 'button'], isField: true }],
  [
    'text field|text box|textbox|input field|input box|form field|text area|textarea|text input|field|input|entry field',
    FIELD_ROLES,
    { isField: true },
  ],
  ['box', [...FIELD_ROLES, 'checkbox'], { isField: true }],
  [
    'dropdown list|dropdown menu|dropdown|drop-down list|drop-down menu|drop-down|drop down|select box|select|list box|listbox|combo box|combobox|picker|selector',
    CHOICE_ROLES,
    { otherwise: ['button'], isField: true },
  ],
  ['slider', ['slider'], { isField: true }],
  ['icon', ['button', 'link', 'img']],
];
