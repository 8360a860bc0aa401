import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nodesOf, wouldHit, type PageModel, type PageNode } from 'shared/page-model';
import { readStep } from 'shared/step-language';
import { listen } from 'test-support';
import { executeCommand } from '../actions/execute-command.ts';
import { openSentencePage } from '../testing/sentence-page.ts';
import { targetOf } from '../resolve/testing/describe-targets.ts';
import { modelOf } from '../resolve/testing/check-model.ts';

async function modelOfHtml(html: string): Promise<PageModel> {
  const page = await openSentencePage(html);
  try {
    return await modelOf(page.run);
  } finally {
    await page.close();
  }
}

/** One line for each node, indented by what it stands in: what is said of it, without its box. */
async function outline(html: string): Promise<string> {
  return lines((await modelOfHtml(html)).nodes).join('\n');
}

function lines(nodes: PageNode[], indent = ''): string[] {
  return nodes.flatMap((node) => [indent + line(node), ...lines(node.children ?? [], `${indent}  `)]);
}

function line({
  kind,
  role,
  traits,
  names = {},
  text,
  parts,
  isLabel,
  value,
  states,
  table,
  hidden,
  opaque,
}: PageNode): string {
  const said = {
    ...(traits && { traits: traits.join(' ') }),
    ...names,
    ...(text !== undefined && { text }),
    ...(parts && { parts: parts.join('|') }),
    ...(isLabel && { isLabel }),
    ...(value !== undefined && { value }),
    ...(states && { states: states.join(' ') }),
    ...(table && { table: Object.values(table).join(' ') }),
    ...(hidden && { hidden }),
    ...(opaque && { opaque }),
  };
  const words = Object.entries(said).map(([name, one]) => ` ${name}=${one}`);
  return `${kind ?? '-'} (${role})${words.join('')}`;
}

function expected(text: string): string {
  const [, ...all] = text.trimEnd().split('\n');
  const indent = /^ */u.exec(all[0] ?? '')?.[0].length ?? 0;
  return all.map((one) => one.slice(indent)).join('\n');
}

describe('the model of a page', () => {
  it('has elements with their names, and stretches of text with what only formats them', async () => {
    assert.equal(
      await outline(`<h1>Lamps</h1><p>Free <em>returns</em> for <b>all</b></p><div>One<div>Two</div></div>
        <button aria-label="Remove invoice">Delete</button><a href="#">More<span hidden> of it</span></a>
        <img alt="Logo" src="data:," width="20" height="20"><i title="Help">?</i><style>p { color: red }</style>`),
      expected(`
        heading (heading) accessible=Lamps text=Lamps
        text (text) text=Free returns for all parts=returns|all
        - (generic)
          text (text) text=One
          text (text) text=Two
        button (button) accessible=Remove invoice visible=Delete text=Delete
        link (link) accessible=More text=More
        image (img) accessible=Logo
        - (generic) accessible=Help title=Help text=?`),
    );
  });

  it('has the values and states of controls', async () => {
    assert.equal(
      await outline(`<label>City <input value="Rome" required></label><input placeholder="Search shop" readonly>
        <textarea aria-label="Note">two
        lines</textarea><label>Size <select><option>S</option><option selected>M</option></select></label>
        <label><input type="checkbox" checked> News</label><button role="switch" aria-checked="false">Night</button>
        <button disabled>Buy</button><button aria-expanded="false">Menu</button><button aria-pressed="true">Bold</button>
        <progress aria-label="Load" value="0.5"></progress><input type="file" aria-label="Photo" hidden>`),
      expected(`
        - (generic) traits=one-of-many
          text (text) text=City isLabel=true
          field (textbox) accessible=City label=City value=Rome states=required
        field (textbox) accessible=Search shop placeholder=Search shop value= states=read-only
        field (textbox) traits=multiline accessible=Note value=two lines
        - (generic) traits=one-of-many
          text (text) text=Size isLabel=true
          dropdown (combobox) accessible=Size label=Size value=M
            option (option) accessible=S
            option (option) accessible=M states=selected
        - (generic) traits=one-of-many
          checkbox (checkbox) accessible=News label=News states=checked
          text (text) text=News isLabel=true
        switch (switch) accessible=Night text=Night states=off
        button (button) accessible=Buy text=Buy states=disabled
        button (button) accessible=Menu text=Menu states=collapsed
        button (button) accessible=Bold text=Bold states=on
        progress bar (progressbar) accessible=Load value=0.5
        field (file) accessible=Photo value= hidden=not-rendered`),
    );
  });

  it('says what assertions have to know beside', async () => {
    const { format, isBusy, headings, nodes } =
      await modelOfHtml(`<h1>Cart</h1><div id="host"></div><p aria-busy="true">Sum<a href="#">5</a>and <a href="#">more</a></p>
      <input type="password" value="hunter2" aria-label="Password"><input aria-label="Code" placeholder="Digits"><input type="submit" value="Send">
      <div aria-pressed="mixed">Bold</div><button aria-expanded="true">Menu</button>
      <select aria-label="Size"><option value="">Any</option></select>
      <script>host.attachShadow({ mode: 'open' }).innerHTML = '<h1>Inner</h1>'</script>`);
    assert.deepEqual({ format, isBusy, headings }, { format: 2, isBusy: true, headings: ['Cart'] });
    const facts = [...nodesOf({ nodes })].flatMap((node) => {
      const { isJoined, isField, shown, lacks, isMixed, isEmpty } = node;
      const known = { isJoined, isField, shown, lacks, isMixed, isEmpty };
      const given = Object.entries(known).filter(([, fact]) => fact !== undefined);
      return given.length > 0
        ? [{ of: node.names?.accessible ?? node.text, ...Object.fromEntries(given) }]
        : [];
    });
    assert.deepEqual(facts, [
      { of: '5', isJoined: true },
      { of: 'and', isJoined: true },
      { of: 'Password', isField: true, shown: '' },
      { of: 'Code', isField: true, shown: 'Digits' },
      { of: 'Send', isField: true, shown: 'Send' },
      { of: 'Bold', lacks: ['disabled'], isMixed: true },
      { of: 'Menu', lacks: ['selected'] },
      { of: 'Size', isField: true, isEmpty: true },
    ]);
  });

  it('has boxes of several things, and says which end a part of the page', async () => {
    assert.equal(
      await outline(`<main><div class="card"><div class="card-header"><h2>Luna</h2> <button>Share</button></div><p>Lamp <b>new</b></p></div>
        <div class="card"><h2>Sol</h2> <button>Buy</button></div><div><div><button>Only</button></div></div></main><footer>Imprint</footer>`),
      expected(`
        - (generic) traits=page section-limit
          - (generic) traits=one-of-many
            - (generic) traits=title-bar
              heading (heading) accessible=Luna text=Luna
              button (button) accessible=Share text=Share
            text (text) text=Lamp new parts=new
          - (generic) traits=one-of-many
            heading (heading) accessible=Sol text=Sol
            button (button) accessible=Buy text=Buy
          button (button) accessible=Only text=Only
        - (contentinfo) text=Imprint`),
    );
  });

  it('has the cells of tables where they stand, merged ones counted as often as they span', async () => {
    assert.equal(
      await outline(`<table aria-label="Orders"><tr><th>No</th><th colspan="2">Total</th></tr>
        <tr><td rowspan="2">A-1</td><td>5</td><td>EUR</td></tr><tr><td>7</td><td><a href="#">USD</a></td></tr></table>`),
      expected(`
        table (table) accessible=Orders
          - (row) traits=one-of-many
            column (columnheader) accessible=No text=No table=0 0
            column (columnheader) accessible=Total text=Total table=0 1 2
          row (row) traits=one-of-many
            cell (cell) accessible=A-1 text=A-1 table=1 0 2
            cell (cell) accessible=5 text=5 table=1 1
            cell (cell) accessible=EUR text=EUR table=1 2
          row (row) traits=one-of-many
            cell (cell) accessible=7 text=7 table=2 1
            cell (cell) traits=one-of-many table=2 2
              link (link) accessible=USD text=USD`),
    );
  });

  it('leaves out what is not rendered, and says what stands behind a dialog', async () => {
    assert.equal(
      await outline(`<div style="display: none"><button>None</button></div><p style="visibility: hidden">Nor</p>
        <div style="height: 50px; overflow: auto"><div style="height: 900px"></div><button>Below</button></div>
        <button>Behind</button><div role="dialog" aria-modal="true" aria-label="Sure?"
          style="position: fixed; inset: 0; background: white"><button>Yes</button></div>`),
      expected(`
        button (button) accessible=Below text=Below hidden=behind-dialog
        button (button) accessible=Behind text=Behind hidden=behind-dialog
        dialog (dialog) traits=one-of-many accessible=Sure?
          button (button) accessible=Yes text=Yes`),
    );
  });

  it('leaves out what the boxes around it clip, but not what escapes or can be scrolled to', async () => {
    const box = (style: string, inner: string) =>
      `<div style="width: 50px; height: 20px; ${style}">${inner}</div>`;
    const button = (name: string, style = '') =>
      `<button style="width: 40px; height: 10px; ${style}">${name}</button>`;
    const below = 'position: relative; top: 40px';
    assert.equal(
      await outline(
        [
          box('overflow: hidden', button('no 1', below)),
          box('overflow: hidden', `<div><p style="margin: 0">${button('no 2', below)}</p></div>`),
          box('overflow: hidden', button('escapes', 'position: absolute; top: 300px')),
          box('overflow: hidden; position: relative', button('no 3', 'position: absolute; top: 40px')),
          box(
            'overflow: hidden; transform: scale(1)',
            `<div>${button('no 4', 'position: absolute; top: 40px')}</div>`,
          ),
          box(
            'overflow: hidden; position: relative',
            `<div>${button('fixed', 'position: fixed; top: 200px')}</div>`,
          ),
          box('overflow: auto', button('scrolled to', 'margin-top: 60px')),
          box(
            'overflow: hidden',
            `<div style="height: 20px; overflow: auto">${button('in a shell', 'margin-top: 60px')}</div>`,
          ),
          box('overflow: auto', `<div style="width: 30px; margin-left: -90px">${button('no 11')}</div>`),
          box('height: 0; overflow: hidden', `<span style="display: contents">${button('no 5')}</span>`),
          box('', button('no 6', 'position: absolute; left: -900px')),
          box('', button('no 7', 'font-size: 0; background: none; border: 0')),
          box('', button('no 8', 'clip-path: inset(50%)')),
          box('', button('no 9', 'position: absolute; clip: rect(0 0 0 0)')),
          box('', button('no 10', 'text-indent: -999px; background: none; border: 0')),
        ].join(''),
      ),
      expected(`
        button (button) accessible=escapes text=escapes
        button (button) accessible=fixed text=fixed
        button (button) accessible=scrolled to text=scrolled to
        button (button) accessible=in a shell text=in a shell`),
    );
  });

  it('holds what is in shadow roots, and says which it could not look into', async () => {
    assert.equal(
      await outline(`<my-card><b slot="title">Lamp</b></my-card><my-secret style="display: block; width: 9px; height: 9px"></my-secret>
        <script>
          customElements.define('my-card', class extends HTMLElement {
            constructor() {
              super();
              this.attachShadow({ mode: 'open' }).innerHTML = '<section aria-label="Card"><slot name="title"></slot><button>Add</button></section>';
            }
          });
          customElements.define('my-secret', class extends HTMLElement {
            constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<button>Inside</button>'; }
          });
        </script>`),
      expected(`
        section (region) accessible=Card
          text (text) text=Lamp
          button (button) accessible=Add text=Add
        - (generic) opaque=shadow-root`),
    );
  });

  it('holds what is in frames, where it stands on the page', async () => {
    const inner =
      '<body style="margin: 0"><button style="position: absolute; left: 10px; top: 20px">Pay</button>';
    const { nodes } = await modelOfHtml(`<body style="margin: 0"><div style="height: 100px"></div>
      <iframe title="Payment" style="border: 0; margin-left: 50px" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`);
    assert.deepEqual(lines(nodes), [
      'frame (iframe) accessible=Payment title=Payment',
      '  button (button) accessible=Pay text=Pay',
    ]);
    assert.deepEqual(nodes[0]?.children?.[0]?.box?.slice(0, 2), [60, 120]);
  });

  it('places a text where the innermost element is that shows it', async () => {
    const { nodes } = await modelOfHtml(`<body style="margin: 0"><p style="margin: 0; width: 300px">
      <span style="position: absolute; left: 20px; width: 40px; height: 10px">Luna</span></p><div style="width: 200px; height: 30px">Sol</div>`);
    assert.deepEqual(
      nodes.map(({ text, box }) => [text, box?.[0], box?.[2]]),
      [
        ['Luna', 20, 40],
        ['Sol', 0, 200],
      ],
    );
  });

  it('numbers its nodes in the order of the page', async () => {
    const model = await modelOfHtml('<ul><li>One</li><li>Two <button>X</button></li></ul><p>Three</p>');
    assert.deepEqual(
      [...nodesOf(model)].map(({ id }) => id),
      [1, 2, 3, 4, 5, 6],
    );
  });

  it('ends where it has too many nodes, and says so', async () => {
    const model = await modelOfHtml(`<ul>${'<li>One</li>'.repeat(12_000)}</ul><button>Last</button>`);
    const all = [...nodesOf(model)];
    assert.equal(all.length, 10_001);
    assert.equal(all.at(-1)?.opaque, 'rest');
    assert.equal(wouldHit(model, targetOf('the "Last" button'), 'click').result, 'unknown');
  });

  it('never holds what is in secret fields', async () => {
    const model = await modelOfHtml(`<input type="password" aria-label="Password" value="hunter2">
      <input autocomplete="one-time-code" aria-label="Code" value="hunter2"><input type="password" aria-label="Empty">
      <input type="password" id="shown" aria-label="Shown" value="hunter2"><script>shown.type = 'text'</script>`);
    assert.doesNotMatch(JSON.stringify(model), /hunter2/u);
    assert.deepEqual(
      model.nodes.map(({ value }) => value),
      ['••••', '••••', '', '••••'],
    );
  });

  it('says that the document came with the status of an error', async () => {
    const site = await listen(({ url }, response) => {
      response.writeHead(url === '/gone' ? 410 : 200, { 'content-type': 'text/html' }).end('<h1>Lamps</h1>');
    });
    const { run, page, close } = await openSentencePage('<h1>Start</h1>');
    try {
      await page.goto(`${site.address}/gone`);
      assert.equal((await modelOf(run)).status, 410);
      await page.goto(`${site.address}/lamps`);
      assert.equal((await modelOf(run)).status, undefined);
    } finally {
      await close();
      await site.close();
    }
  });

  it('is absent where the page hangs, which fails no step', async () => {
    const { run, page, close } = await openSentencePage('<h1>Busy</h1>');
    try {
      await page.evaluate(
        () =>
          void setTimeout(() => {
            for (;;);
          }),
      );
      const { command } = readStep('The URL contains "blank"');
      assert.ok(command);
      const models: PageModel[] = [];
      const timing = { ...run.timing, capture: 100 };
      const { action } = await executeCommand(
        { ...run, timing, hooks: { onPageCaptured: (one) => models.push(one) } },
        command,
      );
      assert.deepEqual([action.isSuccessful, models], [true, []]);
    } finally {
      await close();
    }
  });
});
