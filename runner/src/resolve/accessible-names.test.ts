import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nodesOf } from 'shared/page-model';
import { openSentencePage } from '../testing/sentence-page.ts';
import { modelOf } from './testing/check-model.ts';

/** The role and name of the first element in some HTML that has a role. */
type Case = [html: string, named: string];

const NAMES: Case[] = [
  ['<button aria-labelledby="a b">x</button><i id="a">One</i><i id="b">two</i>', 'button One two'],
  [
    '<button aria-labelledby="a" aria-label="foo">x</button><i id="a" hidden>Hidden label</i>',
    'button Hidden label',
  ],
  [
    '<button aria-labelledby="a">x</button><div id="a" hidden>All <i style="display: none">of it</i></div>',
    'button All of it',
  ],
  [
    '<button aria-labelledby="a">x</button><p id="a">Shown <i style="visibility: hidden">not <b>this</b></i></p>',
    'button Shown',
  ],
  [
    '<button aria-labelledby="a">x</button><p id="a">Shown <i aria-hidden="true">not <b>this</b></i></p>',
    'button Shown',
  ],
  ['<button aria-labelledby="a" aria-label="Own">x</button><p id="a"><i hidden>no</i></p>', 'button Own'],
  ['<button aria-label=" ">Content</button>', 'button Content'],
  [
    '<h2>Seen <i style="visibility: hidden">not this <b style="visibility: visible">but this</b></i></h2>',
    'heading Seen but this',
  ],
  ['<a href="#">Open <img alt="settings" src="data:,"></a>', 'link Open settings'],
  ['<a href="#"><i title="Help"></i><span aria-label="Close">x</span></a>', 'link Close'],
  ['<img alt="" title="Plan" aria-label="Map" src="data:," width="9" height="9" role="img">', 'img Map'],
  ['<input id="i"><label for="i">Street</label>', 'textbox Street'],
  [
    '<label id="l" for="b">City</label><button id="b" aria-labelledby="l b">Paris</button>',
    'button City Paris',
  ],
  [
    '<label for="b">City</label><button id="b" aria-labelledby="b p">x</button><p id="p">of birth</p>',
    'button City of birth',
  ],
  ['<input type="submit" id="i" value="Go"><label for="i">Search all</label>', 'button Search all'],
  ['<input type="image" id="i" src="data:,"><label for="i">Search</label>', 'button Search'],
  ['<input type="image" alt="Find" src="data:,">', 'button Find'],
  ['<input type="reset">', 'button Reset'],
  ['<fieldset><legend>Address</legend><input aria-label="Street"></fieldset>', 'group Address'],
  ['<table><caption>Orders</caption><tr><td>1</td></tr></table>', 'table Orders'],
  ['<style>a::before { content: "New " }</style><a href="#">order</a>', 'link New order'],
  [
    '<style>a::before { content: "\\2605" / "Starred " }</style><a href="#"><b>order</b></a>',
    'link Starred order',
  ],
  [
    '<style>a::after { content: url("data:,x.png") / " opens a window" }</style><a href="#"><b>Help</b></a>',
    'link Help opens a window',
  ],
  ['<style>a::after { content: " tip"; opacity: 0 }</style><a href="#">Help</a>', 'link Help'],
  ['<style>a::after { content: "Help"; visibility: hidden }</style><a href="#">Help</a>', 'link Help'],
  [
    '<style>a::after { content: "Help"; display: block; height: 0; overflow: hidden }</style><a href="#">Help</a>',
    'link Help',
  ],
  ['<style>a::after { content: url("data:,letters") }</style><a href="#">Help</a>', 'link Help'],
  [
    '<button aria-labelledby="a">x</button><p id="a"></p><script>a.attachShadow({ mode: "open" }).innerHTML = "In <slot aria-label=no>the slot</slot>"</script>',
    'button In the slot',
  ],
  // Elements that name each other, as the buttons of a row do.
  [
    '<p id="a">Order 7 <button id="b" aria-labelledby="b a">Edit</button> <button id="c" aria-labelledby="c a">Delete</button></p>',
    'button Edit Order 7 Delete',
  ],
  [
    '<button aria-labelledby="a">x</button><p id="a">Total <i aria-labelledby="b">in euros</i></p><p id="b">no</p>',
    'button Total in euros',
  ],
  [
    '<label>Size<fieldset role="presentation"><legend>Pick <button>Help</button></legend></fieldset></label>',
    'button Size Pick Help',
  ],
];

const ROLES: Case[] = [
  ['<div role="foo button">x</div>', 'button x'],
  ['<button role="foo">x</button>', 'button x'],
  ['<div role="BUTTON link">x</div>', 'button x'],
  ['<button role="foo\n  Link">x</button>', 'link x'],
  ['<div role="invalid, link, button">x</div>', 'button x'],
  ['<nav role="\u00A0" aria-label="Main">x</nav>', 'navigation Main'],
  ['<h1 role="none" aria-label="Orders">x</h1>', 'heading Orders'],
  ['<h1 role="none" tabindex="-1">Orders</h1>', 'heading Orders'],
  ['<h1 role="none">Orders</h1><hr role="button" aria-label="after">', 'button after'],
  ['<button role="presentation">Press</button>', 'button Press'],
  ['<details open><summary>More</summary><summary>not this</summary></details>', 'group'],
  ['<summary>no opener</summary><button>after</button>', 'button after'],
  ['<table><tr><th>a</th><td>b</td></tr></table>', 'table'],
];

/** Where we differ from the specifications on purpose (docs/adr/0046-our-own-accessible-names.md). */
const DIFFERENCES: [...Case, specified: string][] = [
  [
    '<label><input type="checkbox"> Flash <input value="3" size="1"> times</label>',
    'checkbox Flash times',
    'checkbox Flash 3 times',
  ],
  [
    '<label><input type="checkbox"> Flash <b role="slider" aria-valuenow="3">o</b> times</label>',
    'checkbox Flash times',
    'checkbox Flash 3 times',
  ],
  ['<button aria-labelledby="a"></button><input id="a" value="3">', 'button', 'button 3'],
  ['<a href="#">Two&nbsp;&nbsp;words</a>', 'link Two words', 'link Two\u00A0\u00A0words'],
  [
    '<style>label::after { content: " *" }</style><input id="i"><label for="i">Name</label>',
    'textbox Name',
    'textbox Name *',
  ],
  ['<section>x</section>', 'region', 'generic'],
  ['<li>x</li>', 'listitem', 'generic'],
  ['<main><button>after</button></main>', 'button after', 'main'],
];

describe('roles and accessible names', () => {
  for (const [title, cases] of Object.entries({
    'names are those of the specification': NAMES,
    'roles are those of the specifications': ROLES,
    'known differences stay as they are': DIFFERENCES,
  }))
    it(title, async () => {
      const page = await openSentencePage('');
      try {
        for (const [html, named] of cases) {
          await page.page.setContent(html);
          const { nodes } = await modelOf(page.run);
          const first = [...nodesOf({ nodes })].find(({ role }) => role !== 'text' && role !== 'generic');
          assert.equal([first?.role, first?.names?.accessible].join(' ').trim(), named, html);
        }
      } finally {
        await page.close();
      }
    });
});
