/** Selectors of what forms are made of. */
export const FIELDS =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=file]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=slider]';
export const TOGGLES =
  'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], [role=radio]';
/** What only a style sheet makes a switch: it has no role, no text and no box of its own. */
export const DRAWN_SWITCHES =
  ':is([class~="toggle" i], [class~="switch" i]):not(input, button, label, [role], :has(*))';
export const FILES = 'input[type=file]';
