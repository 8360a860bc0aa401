export type Role =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'banner'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'complementary'
  | 'contentinfo'
  | 'dialog'
  | 'figure'
  | 'form'
  | 'grid'
  | 'gridcell'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listbox'
  | 'listitem'
  | 'main'
  | 'menu'
  | 'menubar'
  | 'menuitem'
  | 'menuitemcheckbox'
  | 'menuitemradio'
  | 'navigation'
  | 'option'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'row'
  | 'rowheader'
  | 'search'
  | 'searchbox'
  | 'slider'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'table'
  | 'tablist'
  | 'tabpanel'
  | 'textbox'
  | 'toolbar'
  | 'tooltip'
  | 'tree'
  | 'treeitem';

/** What is written into or set. */
export const FIELD_ROLES: Role[] = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];
/** What is ticked. */
export const TOGGLE_ROLES: Role[] = ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'];
/** What offers a choice. */
export const CHOICE_ROLES: Role[] = ['combobox', 'listbox'];
/** What a click is made for. */
export const CLICK_ROLES: Role[] = [
  'button',
  'link',
  'tab',
  'menuitem',
  'option',
  'treeitem',
  ...TOGGLE_ROLES,
];
