import type { KindEntry } from './kind.ts';
import type { Role } from './roles.ts';

const LANDMARKS: Role[] = ['region', 'group', 'form', 'complementary', 'article', 'tabpanel', 'main'];

/** What holds others: rows, lists, dialogs, parts of the page. */
export const HOLDERS: KindEntry[] = [
  ['iframe|frame', [], { css: 'iframe' }],
  ['table row|row', ['row'], { isContainer: true }],
  ['list item|listitem|list entry', ['listitem'], { isContainer: true }],
  ['item|entry', ['listitem', 'menuitem', 'option', 'treeitem', 'row'], { isContainer: true }],
  [
    'card|tile|article',
    ['article', 'listitem', 'group', 'region'],
    { isContainer: true, css: '[class*="card" i], [class*="tile" i]' },
  ],
  ['column|column header', ['columnheader'], { isContainer: true }],
  ['cell', ['cell', 'gridcell']],
  ['table|grid', ['table', 'grid'], { isContainer: true }],
  [
    'list',
    ['list', 'listbox'],
    {
      isContainer: true,
      otherwise: ['table', 'grid'],
      css: '[class~="list" i], [class$="-list" i], [class*="-list " i]',
    },
  ],
  [
    'dialog box|dialog|dialogue|modal dialog|modal window|modal|popup|pop-up|popup window|window',
    ['dialog', 'alertdialog'],
    { isContainer: true, css: '[class*="modal" i], [class*="dialog" i], [class*="popup" i]' },
  ],
  ['form', ['form'], { otherwise: LANDMARKS, isContainer: true, css: 'form' }],
  ['section|region|area|panel|block|group|pane', LANDMARKS, { isContainer: true }],
  [
    'navigation bar|navigation|nav bar|navbar|nav',
    ['navigation', 'menubar'],
    { isContainer: true, css: '[class*="nav" i]' },
  ],
  [
    'breadcrumb trail|breadcrumbs|breadcrumb',
    [],
    { isContainer: true, css: '[class*="breadcrumb" i], [aria-label*="breadcrumb" i], [id*="breadcrumb" i]' },
  ],
  ['menu', ['menu', 'menubar'], { otherwise: ['navigation'], isContainer: true }],
  ['toolbar', ['toolbar'], { isContainer: true }],
  [
    'suggestion list|suggestions',
    ['listbox', 'menu'],
    {
      isContainer: true,
      css: '[class*="suggest" i], [class*="autocomplete" i], [class*="typeahead" i]',
    },
  ],
  [
    'calendar|date picker|datepicker',
    [],
    { isContainer: true, css: '[class*="calendar" i], [class*="datepicker" i], [class*="date-picker" i]' },
  ],
  [
    'page header|header',
    ['banner', 'heading', 'columnheader'],
    { isContainer: true, css: 'header, [class*="header" i]' },
  ],
  ['page footer|footer', ['contentinfo'], { isContainer: true, css: 'footer, [class*="footer" i]' }],
  ['sidebar|side bar', ['complementary', 'navigation'], { isContainer: true, css: '[class*="sidebar" i]' }],
];
