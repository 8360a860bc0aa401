import type { KindEntry } from './kind.ts';

/** What is read or looked at: headings, pictures, messages, texts. */
export const CONTENTS: KindEntry[] = [
  ['progress bar', ['progressbar']],
  ['heading|headline|header text', ['heading']],
  ['main heading|page heading|main headline|h1', [], { css: 'h1' }],
  ['h2', [], { css: 'h2' }],
  ['h3', [], { css: 'h3' }],
  ['image|picture|photo|logo', ['img', 'figure']],
  ['avatar', ['img'], { css: '[class*="avatar" i]' }],
  ['video', [], { css: 'video' }],
  ['badge|chip', [], { css: '[class*="badge" i], [class*="chip" i]' }],
  ['tooltip', ['tooltip'], { css: '[class*="tooltip" i]' }],
  [
    'loading spinner|loading indicator|spinner|loader',
    ['progressbar'],
    { css: '[class*="spinner" i], [class*="loader" i], [class*="loading" i], [aria-busy=true]' },
  ],
  [
    'alert box|alert|notification|toast message|toast|snackbar|warning message|warning|banner|flash message',
    ['alert', 'status'],
    {
      isText: true,
      css: '[class*="alert" i], [class*="toast" i], [class*="snackbar" i], [class*="notif" i], [class*="warning" i], [class*="banner" i], [class*="flash" i], output',
    },
  ],
  [
    'success message|success notification|confirmation message',
    ['status'],
    { css: '[class*="success" i], [class*="notice" i], [class*="toast" i]' },
  ],
  ['error message|error text|error|validation error|validation message', [], { isText: true }],
  [
    'text|word|words|message|phrase|label|sentence|string|note|content|paragraph|caption',
    [],
    { isText: true },
  ],
];
