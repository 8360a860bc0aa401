import type { Random } from '../../live/random.ts';

/** What decides whether and where elements and their texts are seen. */
const STYLES = [
  'display: none',
  'display: contents',
  'display: inline',
  'display: inline-block',
  'display: flex',
  'visibility: hidden',
  'visibility: visible',
  'visibility: collapse',
  'opacity: 0',
  'content-visibility: hidden',
  'overflow: hidden',
  'overflow: clip',
  'overflow-x: auto',
  'overflow: scroll; height: 20px',
  'overflow: hidden; height: 1px',
  'overflow: hidden; width: 0',
  'position: absolute',
  'position: absolute; clip: rect(0, 0, 0, 0)',
  'position: absolute; left: -9999px',
  'position: fixed; top: 0',
  'position: relative; top: -2000px',
  'position: sticky; top: 0',
  'transform: translateX(-3000px)',
  'transform: scale(0)',
  'display: contents; transform: rotate(5deg)',
  'clip-path: inset(50%)',
  'font-size: 0',
  'text-indent: -9999px',
  'text-transform: uppercase',
  'float: left',
  'width: 0; height: 0',
  'margin-left: -4000px',
  'direction: rtl',
];
const ATTRIBUTES = [
  'class="a b"',
  'class="card-title"',
  'class="said"',
  'class="drawn"',
  'title="Info"',
  'aria-label="Close it"',
  'aria-hidden="true"',
  'aria-pressed="true"',
  'aria-expanded="false"',
  'aria-selected="true"',
  'aria-busy="true"',
  'role="button"',
  'role="row"',
  'role="cell" aria-colindex="2"',
  'role="presentation"',
  'role="unknown LINK"',
  'role="dialog"',
  'role="textbox"',
  'role="listitem"',
  'tabindex="0"',
  'contenteditable',
  'hidden',
  'inert',
];
const BOXES = (
  'div div span span p ul li section article header footer nav a button label b em summary details form fieldset ' +
  'legend table tbody tr td th h1 h2 h3 main aside dialog x-card'
).split(' ');
const VOIDS = [
  '<br>',
  '<input>',
  '<input type="checkbox" checked>',
  '<input type="password" value="secret">',
  '<textarea>Note</textarea>',
  '<select><option>One<option selected>Two</select>',
  '<img alt="Logo" width="8" height="8">',
  '<svg width="9" height="9"><title>Mark</title></svg>',
  '<progress value="0.5"></progress>',
];
const WORDS = ['Order', '$16.00', ' ', 'Zürich ', ' open', 'שלום', 'x\u00ADy', '12'];
const SHEET =
  '.said::before { content: "new"; } .drawn::after { content: "!" / "important"; display: block } .a::before { content: "" }';
const DEPTH = 7;

/** A page of elements in each other at random, with styles that hide, clip and move them; its shadow roots are declared. */
export function oddPage(random: Random): string {
  return `<!doctype html><style>${SHEET}</style><body>${children(random, DEPTH)}`;
}

function children(random: Random, depth: number): string {
  return Array.from({ length: 1 + random.below(4) }, () => child(random, depth)).join('');
}

function child(random: Random, depth: number): string {
  if (depth === 0 || random.inTen(2)) return random.pick(WORDS);
  if (random.inTen(1)) return random.pick(VOIDS);
  const tag = random.pick(BOXES);
  const style = random.inTen(3) ? ` style="${random.pick(STYLES)}; ${random.pick(STYLES)}"` : '';
  const attribute = random.inTen(3) ? ` ${random.pick(ATTRIBUTES)}` : '';
  const link = tag === 'a' && random.inTen(7) ? ' href="#"' : '';
  const open = tag === 'details' && random.inTen(5) ? ' open' : '';
  const modal = tag === 'dialog' && random.inTen(5) ? ' open aria-modal="true"' : '';
  const inner = children(random, depth - 1);
  const content =
    tag === 'x-card' && random.inTen(5)
      ? `<template shadowrootmode="open">${children(random, depth - 1)}<slot></slot></template>${inner}`
      : inner;
  return `<${tag}${style}${attribute}${link}${open}${modal}>${content}</${tag}>`;
}
