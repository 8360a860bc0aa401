import { matchAll, resolveOne } from './resolve.ts';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Command, Purpose } from 'shared/step-language';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import { targetOf } from './testing/describe-targets.ts';

const HTML = `
  <button>Add to cart</button><button>Search</button><button hidden>Publish</button><a href="#">Buy</a>
  <label>Name <input value="hunter2"></label><label>Nickname <input></label>
  <table><caption>Orders</caption><tr><th>No</th><th>State</th></tr>
    <tr><td>A-101</td><td>open</td><td><button>Ship</button></td></tr>
    <tr><td>A-102</td><td>open</td><td><button>Ship</button></td></tr></table>
  <ul><li><button>Go</button></li><li><button>Go</button></li><li><button>Go</button></li><li><button>Go</button></li><li><button>Go</button></li></ul>
  <label>City <input value="Rome"></label><label>City <input value="Oslo"></label>
  <button>a</button><button>b</button><button>c</button><button>d</button>`;

describe('what a failure says', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(HTML);
  });
  after(() => page.close());

  async function failureOf(words: string, purpose: Purpose = 'click'): Promise<string> {
    const target = targetOf(words);
    const command: Command = { kind: 'click', gesture: 'click', times: 1, target };
    const match = await resolveOne({ ...page.run, written: command }, target, purpose, { limit: 0 }).catch(
      (error: Error) => error,
    );
    assert.ok(match instanceof Error, `${words} was found`);
    assert.equal(match.name, 'StepFailure', match.stack);
    assert.doesNotMatch(match.message, /hunter2|Rome|Oslo/u);
    return match.message;
  }

  const CASES: [words: string, purpose: Purpose, message: RegExp][] = [
    [
      'the "Ad to card" button',
      'click',
      /^There is no button "Ad to card"\. Buttons on this page: "Add to cart", .+ and \d+ more\.$/u,
    ],
    [
      'the "Buy" button',
      'click',
      /^There is no button "Buy"\. There is a link "Buy"\. Buttons on this page:/u,
    ],
    ['the "Publish" button', 'click', /^There is no button "Publish"\. It is in the page, but hidden\./u],
    [
      '"Surname"',
      'field',
      /^There is no field "Surname"\. Fields on this page: "Name", "Nickname", "City"\.$/u,
    ],
    [
      '"Cancel"',
      'click',
      /^There is no button, link or text "Cancel"\. Buttons, links and other controls on this page: /u,
    ],
    [
      'the "Ship" button in the row of "A-103"',
      'click',
      /^There is no row "A-103"\. Rows on this page: "A-101", "A-102"\.$/u,
    ],
    [
      'the "Send" button in the row of "A-101"',
      'click',
      /^There is no button "Send" in the row of "A-101"\. Buttons there: "Ship"\.$/u,
    ],
    ['the "Send" dialog', 'any', /^There is no dialog "Send"\. There are no dialogs on this page\.$/u],
    ['the 3rd "Ship" button', 'click', /^There is no 3rd button "Ship": there are only 2\.$/u],
    [
      '"Ship"',
      'click',
      /^2 elements are called "Ship": button "Ship", button "Ship"\. Say which one: Click "Ship" in the row of "A-101" · Click "Ship" in the row of "A-102"$/u,
    ],
    [
      '"Go"',
      'click',
      /^5 elements are called "Go": .* and 1 more\. Say which one: Click the 1st "Go" button · .* · Click the 4th "Go" button$/u,
    ],
    [
      '"Ship" in the row of "open"',
      'click',
      /Click "Ship" in the row of "A-101" · Click "Ship" in the row of "A-102"$/u,
    ],
  ];
  for (const [words, purpose, message] of CASES)
    it(`of ${words}`, async () => assert.match(await failureOf(words, purpose), message));

  it('offers no other name for what is hidden', async () => {
    const target = targetOf('the "Publish" button');
    await assert.rejects(resolveOne(page.run, target, 'click', { limit: 0 }), {
      help: { missingName: undefined },
    });
  });

  it('shows no password of a step', async () => {
    const field = '<label>Password <input type="password"></label>';
    const forms = await openSentencePage(`<ul><li>Sign in ${field}</li><li>Sign up ${field}</li></ul>`);
    await assert
      .rejects(forms.executeSentence('Type "open sesame" into "Password"', FAILING), {
        message: /Say which one: Type "••••" into .* · Type "••••" into /u,
      })
      .finally(() => forms.close());
  });

  it('has the sentences as data, too', async () => {
    const target = targetOf('"Ship"');
    const command: Command = { kind: 'click', gesture: 'click', times: 1, target };
    await assert.rejects(resolveOne({ ...page.run, written: command }, target, 'click', { limit: 0 }), {
      help: {
        fixes: [
          { kind: 'replace', sentence: 'Click "Ship" in the row of "A-101"' },
          { kind: 'replace', sentence: 'Click "Ship" in the row of "A-102"' },
        ],
      },
    });
  });

  it('is the result of the step', () =>
    assert.rejects(page.executeSentence('Click "Ship"', FAILING), {
      message: /Say which one: Click "Ship" in the row of "A-101" · Click "Ship" in the row of "A-102"$/u,
    }));

  it('keeps the names of values in its sentences', async () => {
    const target = { name: '{{what}}', kind: null, ordinal: null, place: null };
    const values = { ...page.run.values, expand: (text: string) => text.replace('{{what}}', 'Ship') };
    const command: Command = { kind: 'click', gesture: 'click', times: 1, target };
    const run = { ...page.run, values, written: command };
    await assert.rejects(resolveOne(run, { ...target, name: 'Ship' }, 'click', { limit: 0 }), {
      message: /Click "\{\{what\}\}" in the row of "A-101"/u,
    });
  });
});

describe('what a failure says of a name whose first or last word has a meaning', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(`<label>Last Name <input></label><label>First Name <input></label>
      <button>Info alert</button><div><input type="checkbox"></div><div><input type="checkbox"></div>`);
  });
  after(() => page.close());

  const CASES: [words: string, purpose: Purpose, message: RegExp, fixed: string | null][] = [
    [
      'the first name field',
      'field',
      /^There is no 1st field "name"\. There is a field "First Name"\. Fields on this page: /u,
      'Click the "First Name" field',
    ],
    [
      'the last name field',
      'any',
      /^There is no last field "name"\. There is a field "Last Name"\. /u,
      'Click the "Last Name" field',
    ],
    [
      'the Info alert',
      'click',
      /^There is no message "Info"\. There is a button "Info alert"\. There are no messages on this page\.$/u,
      'Click the "Info alert" button',
    ],
    [
      'the "Info alert" link',
      'click',
      /^There is no link "Info alert"\. There is a button "Info alert"\. There are no links on this page\.$/u,
      'Click the "Info alert" button',
    ],
    [
      'the "Loud" checkbox',
      'toggle',
      /^There is no checkbox "Loud"\. Checkboxes on this page have no names\. Write which one by what it is next to, in or under\.$/u,
      null,
    ],
  ];
  for (const [words, purpose, message, fixed] of CASES)
    it(`of ${words}`, async () => {
      const target = targetOf(words);
      const command: Command = { kind: 'click', gesture: 'click', times: 1, target };
      const fixes = fixed === null ? undefined : [{ kind: 'replace', sentence: fixed }];
      await assert.rejects(resolveOne({ ...page.run, written: command }, target, purpose, { limit: 0 }), {
        message,
        // No other name is offered that only resembles a part of the words.
        help: fixes ? { fixes } : { missingName: undefined },
      });
    });

  it('asks which one is meant where the only one is numbered, and another is called by number and name', async () => {
    const both = await openSentencePage(`<label>Name <input></label><label>First name <input></label>`);
    const target = targetOf('the first name field');
    const command: Command = { kind: 'type', text: 'Anna', target, enter: false };
    const run = { ...both.run, written: command };
    await assert.rejects(resolveOne(run, target, 'field', { limit: 0 }), {
      message:
        '2 elements fit: field "Name", field "First name". Say which one: Type "Anna" into "name" · Type "Anna" into "First name"',
    });
    assert.deepEqual(
      (await matchAll(run, target, 'any')).map(({ description }) => description),
      ['field "Name"', 'field "First name"'],
    );
    await both.close();
  });

  it('offers nothing in place of a variable, which may be secret', async () => {
    const target = targetOf('the "Info" alert');
    const written = { ...target, name: '{{what}}' };
    const values = { ...page.run.values, expand: (text: string) => text.replace('{{what}}', 'Info') };
    const command: Command = { kind: 'click', gesture: 'click', times: 1, target: written };
    const run = { ...page.run, values, written: command };
    await assert.rejects(resolveOne(run, target, 'click', { limit: 0 }), { help: { fixes: [] } });
  });

  it('keeps a variable in the name of an element of another kind', async () => {
    const target = targetOf('the "Info alert" link');
    const written = { ...target, name: '{{what}}' };
    const values = { ...page.run.values, expand: (text: string) => text.replace('{{what}}', 'Info alert') };
    const command: Command = { kind: 'click', gesture: 'click', times: 1, target: written };
    await assert.rejects(
      resolveOne({ ...page.run, values, written: command }, target, 'click', { limit: 0 }),
      {
        help: { fixes: [{ kind: 'replace', sentence: 'Click the "{{what}}" button' }] },
      },
    );
  });
});

describe('what a failure says of frames', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(
      `<p>Pay</p><iframe srcdoc="<label>Card number <input></label><button hidden>Pay now</button>"></iframe>`,
    );
    await page.page.frameLocator('iframe').getByLabel('Card number').waitFor();
  });
  after(() => page.close());

  const CASES: [words: string, purpose: Purpose, message: string][] = [
    [
      'the "Kard number" field',
      'field',
      'There is no field "Kard number". Fields on this page: "Card number".',
    ],
    ['the "Pay now" button', 'click', 'There is no button "Pay now". It is in the page, but hidden.'],
  ];
  for (const [words, purpose, message] of CASES)
    it(`of ${words}`, () =>
      assert.rejects(resolveOne(page.run, targetOf(words), purpose, { limit: 0 }), { message }));
});

describe('waiting', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('<button>One</button>');
  });
  after(() => page.close());

  const script = (code: string) => page.page.evaluate(code);

  it('takes what comes later', async () => {
    const target = targetOf('the "Late" button');
    const found = resolveOne(page.run, target, 'click');
    // An evaluation that began later has ended: the button is not there at the first one.
    await assert.rejects(resolveOne(page.run, target, 'click', { limit: 0 }));
    await script(`document.body.insertAdjacentHTML('beforeend', '<button>Late</button>')`);
    assert.equal((await found).description, 'button "Late"');
  });

  it('waits until only one is left', async () => {
    await script(`document.body.innerHTML = '<button>Two</button><button id="old">Two</button>';
      requestAnimationFrame(() => old.remove())`);
    assert.equal((await resolveOne(page.run, targetOf('"Two"'), 'click')).description, 'button "Two"');
  });

  it('waits for what slides in', async () => {
    await script(`document.body.innerHTML = '<button id="sliding">Menu</button>';
      sliding.animate([{ transform: 'translateX(-50px)' }, { transform: 'none' }], 400)`);
    await resolveOne(page.run, targetOf('"Menu"'), 'click');
    assert.equal(await script('sliding.getAnimations().length'), 0);
  });

  it('finds an element that was re-rendered, but not one of several others', async () => {
    await script(`document.body.innerHTML = '<button>Three</button>'`);
    const { locator } = await resolveOne(page.run, targetOf('"Three"'), 'click');
    await script(`document.body.innerHTML = '<button id="again">Three</button>'`);
    assert.equal(await locator.getAttribute('id'), 'again');
    await script(`document.body.innerHTML = '<button>Three</button><button>Three</button>'`);
    assert.equal(await locator.count(), 0);
  });
});
