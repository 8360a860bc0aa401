import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeSentences, openSentencePage } from '../testing/sentence-page.ts';
import { matchAll } from './resolve.ts';
import { describeTargets } from './testing/describe-targets.ts';

describeTargets(
  'names',
  `<style>.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0) } .upper { text-transform: uppercase }
    .new::after { content: "New" }</style>
  <button id="buy">  Buy
    now </button>
  <button id="upper" class="upper">Send mail</button>
  <button id="icon" aria-label="Close"><svg></svg></button>
  <button id="image"><img alt="Print" src="data:,"></button>
  <button id="made" class="new">Mail</button>
  <button id="split"><b>Add</b> <i>all</i></button>
  <button id="badge">Inbox <span id="inbox">3</span></button>
  <button id="hidden" hidden>Secret</button>
  <button id="clipped" class="sr">Skip</button>
  <button id="part">Buy now, pay later</button>
  <input id="submit" type="submit" value="Order">
  <span id="p-label">Price from</span><input id="price" aria-labelledby="p-label">
  <label>Name *<input id="name"></label>
  <label for="mail">E-mail:</label><input id="mail" type="email" value="ada@example.com">
  <input id="search" placeholder="Search shop">
  <input id="password" type="password" aria-label="Password">
  <label>Colour <select id="colour"><option>Red</option><option id="blue">Blue</option></select></label>
  <a id="more" href="#">Read more<span class="sr"> about lamps</span></a>
  <ul><li id="noah">Noah Stein <button>Remove</button></li><li>Olga Stein <button>Remove</button></li></ul>
  <fieldset id="ship"><legend>Delivery</legend></fieldset>
  <p id="text">Free <em>returns</em></p>
  <p id="long">Free returns for all</p>
  <img id="logo" alt="Acme" src="data:," width="20" height="20">
  <span id="titled" title="Help me">?</span>`,
  {
    click: {
      '"Buy now"': 'buy',
      '"BUY NOW"': 'buy',
      '"Buy"': '',
      '"Send mail"': 'upper',
      '"Close"': 'icon',
      '"Print"': 'image',
      '"MailNew"': 'made',
      '"Add all"': 'split',
      '"Inbox 3"': 'badge',
      '"3"': 'inbox',
      '"Secret"': '',
      '"Skip"': '',
      '"Order"': 'submit',
      '"Name"': 'name',
      '"E-mail"': 'mail',
      '"ada@example.com"': '',
      '"Read more about lamps"': 'more',
      '"Read more"': 'more',
      '"Free returns"': 'text',
      '"Acme"': 'logo',
      '"Help me"': 'titled',
    },
    field: {
      '"Name"': 'name',
      '"E-mail"': 'mail',
      '"Price from"': 'price',
      '"Search shop"': 'search',
      '"Password"': 'password',
    },
    dropdown: { '"Colour"': 'colour' },
    any: {
      'the "Blue" option': 'blue',
      'the "Delivery" section': 'ship',
      'the "Noah Stein" item': 'noah',
      'the "Free returns" text': 'text',
      'the "Free returns for all" text': 'long',
    },
  },
);

describe('names', () => {
  /** Names of many makes; Playwright's own are what the specification says. */
  const html = `
    <button>Plain</button><button><span>In</span><span>line</span></button><button><div>Two</div><div>lines</div></button>
    <button aria-labelledby="a b">x</button><span id="a">First</span><span id="b" hidden>second</span>
    <button title="Only title"></button><button><img alt="Pic" src="data:,">ture</button>
    <button>Shown<span style="display: none">not</span><span aria-hidden="true">nor</span></button>
    <a href="#">Link <strong>strong</strong></a><h2>Head <small>small</small></h2><h3 aria-label="Named">x</h3>
    <label>Wrapped <input></label><label for="f">By id</label><input id="f"><input aria-label="Direct"><input placeholder="Hint">
    <label>Before <input type="checkbox"> after</label><label><input type="radio"> Radio</label>
    <div role="tab" tabindex="0">Tab <b>one</b></div><div role="switch" aria-checked="false" aria-label="Night">x</div>
    <table><caption>Cap</caption><tr><th>Col</th></tr><tr><td>Cell <a href="#">in</a></td></tr></table>
    <fieldset><legend>Group</legend></fieldset><img alt="Alt" src="data:,"><input type="submit"><input type="button" value="Val">
    <div role="dialog" aria-labelledby="d"><h4 id="d">Dialog</h4></div><nav aria-label="Main">x</nav>
    <ul role="listbox" aria-label="Box"><li role="option">Opt</li></ul><textarea title="Area"></textarea>
    <select aria-label="Sel"><option>Choice</option></select><progress aria-label="Load"></progress>`;

  it('are those of the specification', async () => {
    const page = await openSentencePage(html);
    try {
      const tree = await page.page.locator('body').ariaSnapshot();
      const named = [...tree.matchAll(/^\s*- (\w+) "([^"]+)"/gmu)].filter(([, role]) => role !== 'text');
      assert.ok(named.length > 35, tree);
      const missing: string[] = [];
      for (const [line, role = '', name = ''] of named) {
        if (/^(?:rowgroup|generic|paragraph)$/u.test(role) || line.endsWith('row "Col"')) continue;
        const purposes = ['any', 'click'] as const;
        const target = { name, kind: null, ordinal: null, place: null };
        const kinds = { row: 'row', cell: 'cell', columnheader: 'column' } as const;
        const kind = Object.hasOwn(kinds, role) ? kinds[role as keyof typeof kinds] : null;
        const matches = await Promise.all(
          purposes.map((purpose) => matchAll(page.run, { ...target, kind }, purpose)),
        );
        if (matches.flat().length === 0) missing.push(line);
      }
      assert.deepEqual(missing, []);
    } finally {
      await page.close();
    }
  });
});

describeTargets(
  'toggles that are called by what stands next to them in their item',
  `<ul><li><div><h3>Company News</h3><p>Announcements and updates</p></div>
      <div><input type="checkbox" id="news"><label for="news"></label></div></li>
    <li><div><h3>Account Activity</h3></div><button id="activity" role="switch" aria-checked="true"></button></li>
    <li><input type="checkbox" aria-label="Bought" id="bought"> Milk</li>
    <li><h3>Meetups</h3><input type="radio" id="near" name="m"><input type="radio" id="far" name="m"></li></ul>
  <p>Newsletter</p><input type="checkbox" id="elsewhere">`,
  {
    toggle: {
      '"Company News"': 'news',
      'the "Company News" checkbox': 'news',
      'the "Company News" switch': 'news',
      'the switch next to "Company News"': 'news',
      '"Account Activity"': 'activity',
      '"Announcements and updates"': '',
      '"Milk"': '',
      '"Meetups"': '',
      '"Newsletter"': '',
    },
  },
);

describeSentences(
  'turning on what is called by its item',
  '<ul><li><h3>Company News</h3><input type="checkbox"></li><li><h3>Meetups</h3><input type="checkbox" checked></li></ul>',
  {
    pass: ['"Company News" is unchecked', '"Meetups" is checked', 'The "Meetups" switch is on'],
    fail: [
      { sentence: '"Company News" is checked', because: /is not checked\.$/u },
      { sentence: '"Meetups" is unchecked', because: /is checked\.$/u },
    ],
  },
);

describeTargets(
  'what labels a button',
  `<label id="l-fruit" for="fruit">Fruit</label><button role="combobox" id="fruit" aria-expanded="false">Apple</button>
  <label for="more">Options</label><button id="more">More</button>
  <span id="l">Amount</span><button id="less" aria-label="Decrease" aria-labelledby="less l">-</button><button id="add" aria-labelledby="add l">Add</button>`,
  {
    click: {
      'the "Fruit" dropdown': 'fruit',
      'the "Options" button': 'more',
      'the "More" button': 'more',
      '"Decrease Amount"': 'less',
      '"Add Amount"': 'add',
      'the "- Amount" button': '',
    },
  },
);
