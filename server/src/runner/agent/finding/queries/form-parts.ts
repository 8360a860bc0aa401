/** Selectors of what forms are made of. */
export const FIELDS =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=file]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=slider]';
export const TOGGLES =
  'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], [role=radio]';
export const FILES = 'input[type=file]';
