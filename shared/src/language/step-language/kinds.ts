import type { Kind } from './command.ts';

export interface ElementKind {
  /** Other words for it in a sentence; the printer uses the kind itself. */
  synonyms: string[];
  /** ARIA roles, as browsers compute them. */
  roles: string[];
}

/** The words for kinds of elements and what they are to a browser. */
export const elementKinds: Record<Kind, ElementKind> = {
  button: { synonyms: [], roles: ['button'] },
  link: { synonyms: [], roles: ['link'] },
  field: {
    synonyms: ['input', 'input field', 'text field', 'textbox', 'text box', 'box'],
    roles: ['textbox', 'searchbox', 'spinbutton', 'combobox'],
  },
  'text area': { synonyms: ['textarea'], roles: ['textbox'] },
  checkbox: { synonyms: ['check box', 'tick box', 'box'], roles: ['checkbox', 'menuitemcheckbox'] },
  'radio button': { synonyms: ['radio'], roles: ['radio', 'menuitemradio'] },
  switch: { synonyms: ['toggle', 'toggle switch'], roles: ['switch'] },
  slider: { synonyms: [], roles: ['slider'] },
  dropdown: {
    synonyms: ['drop-down', 'select', 'select box', 'combobox', 'combo box'],
    roles: ['combobox', 'listbox'],
  },
  option: { synonyms: [], roles: ['option'] },
  tab: { synonyms: [], roles: ['tab'] },
  menu: { synonyms: [], roles: ['menu', 'menubar'] },
  'menu item': { synonyms: ['menu entry'], roles: ['menuitem', 'menuitemcheckbox', 'menuitemradio'] },
  list: { synonyms: [], roles: ['list', 'listbox', 'feed', 'tree'] },
  item: { synonyms: ['list item', 'entry'], roles: ['listitem', 'article', 'treeitem'] },
  table: { synonyms: ['grid'], roles: ['table', 'grid', 'treegrid'] },
  row: { synonyms: ['table row'], roles: ['row'] },
  column: { synonyms: ['table column'], roles: ['columnheader'] },
  cell: { synonyms: ['table cell'], roles: ['cell', 'gridcell'] },
  image: { synonyms: ['picture', 'photo', 'logo'], roles: ['img', 'image'] },
  heading: { synonyms: ['headline'], roles: ['heading'] },
  dialog: { synonyms: ['dialogue', 'modal', 'popup', 'pop-up', 'window'], roles: ['dialog', 'alertdialog'] },
  section: {
    synonyms: ['area', 'panel', 'group', 'region'],
    roles: ['region', 'group', 'tabpanel', 'complementary'],
  },
  card: { synonyms: ['tile'], roles: ['article', 'listitem', 'group', 'region'] },
  form: { synonyms: [], roles: ['form'] },
  frame: { synonyms: ['iframe'], roles: ['iframe'] },
  navigation: { synonyms: ['navigation bar', 'sidebar', 'breadcrumb'], roles: ['navigation'] },
  text: { synonyms: ['label', 'paragraph'], roles: [] },
  message: { synonyms: ['alert', 'notification', 'toast', 'banner'], roles: ['alert', 'status', 'log'] },
  tooltip: { synonyms: [], roles: ['tooltip'] },
  icon: { synonyms: [], roles: ['img', 'image', 'button'] },
  chart: { synonyms: ['graph', 'diagram'], roles: ['figure', 'img', 'image'] },
  'tree item': { synonyms: ['node'], roles: ['treeitem'] },
  'progress bar': { synonyms: [], roles: ['progressbar', 'meter'] },
  mail: { synonyms: [], roles: ['document'] },
};
