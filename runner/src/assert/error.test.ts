import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { TELL_EVENTS } from '../page/capture/dom/told.ts';
import { describeSentences, openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';

const FIELDS = `<form><p class="error" style="color: red">Looks like an error</p>
  <label>Email <input aria-invalid="true" aria-errormessage="e1" aria-describedby="h1"></label><p id="e1">Email is required</p><p id="h1">We never share it</p>
  <label>Phone <input aria-describedby="h2"></label><p id="h2">Digits only</p>
  <label>City <input aria-describedby="e3"></label><p id="e3" role="alert">City is unknown</p>
  <label>Name <input aria-invalid="true" aria-describedby="e4"></label><p id="e4" hidden>Name is too short</p>
  <label>Age <input required></label></form>`;

describeSentences('errors of fields', FIELDS, {
  pass: [
    'An error is shown',
    'An error is shown saying "City is unknown"',
    'An error is shown saying "required"',
    'An error is shown for "Email"',
    'An error is shown for "Email" saying "Email is required"',
    'An error is shown for "City" saying "unknown"',
    'No error is shown for "Phone"',
    'No error is shown for "Name"',
    'No error is shown for "Age"',
    'No error is shown saying "Looks like an error"',
    'No error is shown for "Email" saying "too short"',
  ],
  fail: [
    {
      sentence: 'No error is shown',
      because: /^The error on the page says "City is unknown", "Email is required".*\.$/,
    },
    {
      sentence: 'No error is shown for "Email"',
      because: /^The error for field "Email" says "Email is required", "We never share it"\.$/,
    },
    { sentence: 'No error is shown for "Email" saying "REQUIRED"', because: /says "Email is required"/ },
    { sentence: 'An error is shown for "Email" saying "too short"', because: /says "Email is required"/ },
    { sentence: 'An error is shown for "Email" saying "require"', because: /says "Email is required"/ },
    { sentence: 'An error is shown for "Phone"', because: /^There is no error for field "Phone"\.$/ },
    { sentence: 'An error is shown for "Name"', because: /no error for field "Name"/ },
    { sentence: 'An error is shown saying "Looks like an error"', because: /says "City is unknown"/ },
    { sentence: 'An error is shown for "Street"', because: /There is no element "Street"/ },
    { sentence: 'No error is shown for "Street"', because: /There is no element "Street"/ },
  ],
});

describeSentences(
  'messages that announce a success, as most do in green',
  `<div class="alert" role="alert" style="color: rgb(15, 81, 50); background: rgb(209, 231, 221)">Boat saved</div>
  <div style="background: rgb(65, 184, 73)"><p role="alert" style="color: white"><span>Mail sent</span></p></div>`,
  {
    pass: ['No error is shown'],
    fail: [
      { sentence: 'An error is shown', because: /^There is no error on the page\.$/ },
      { sentence: 'An error is shown saying "Boat saved"', because: /There is no error/ },
    ],
  },
);

describeSentences(
  'messages that announce something else',
  `<div role="alert" style="background: rgb(255, 243, 205)">Login failed</div>
  <div role="alert" style="background: rgb(238, 255, 238); color: rgb(192, 0, 0)">Boat sunk</div>
  <div role="alert">Mail lost <button style="background: green">Retry</button></div>`,
  {
    pass: ['An error is shown'],
    fail: [{ sentence: 'No error is shown', because: /says "Login failed", "Boat sunk", "Mail lost Retry"/ }],
  },
);

describeSentences(
  'messages that nothing but their place connects to a field',
  `<form><div><label>Email <input aria-invalid="true"></label><div>Enter a valid address</div></div>
  <div><div><label>Phone <input></label></div><small>With the area code</small></div>
  <div><label>City <input aria-invalid="true"></label></div><p>We deliver anywhere</p></form>`,
  {
    pass: [
      'An error is shown for "Email" saying "valid address"',
      'No error is shown for "Phone"',
      'No error is shown for "City"',
      'An error is shown saying "Enter a valid address"',
    ],
    fail: [
      {
        sentence: 'No error is shown for "Email"',
        because: /^The error for field "Email" says "Enter a valid address"\.$/,
      },
      {
        sentence: 'An error is shown for "Phone" saying "area code"',
        because: /^There is no error for field "Phone"\.$/,
      },
      { sentence: 'No error is shown', because: /says "Enter a valid address"/ },
    ],
  },
);

const ALERTS = `<div role="alert"></div><div role="alert" hidden>Gone wrong</div><div role="status">Saved</div>`;

describeSentences('pages without errors', ALERTS, {
  pass: ['No error is shown'],
  fail: [{ sentence: 'An error is shown', because: /^There is no error on the page\.$/ }],
});

describeSentences(
  'pages with what looks like an error',
  '<p><span style="color: #c00">The printer could not be reached.</span></p>',
  {
    pass: ['No error is shown saying "Paper is out"'],
    fail: [
      {
        sentence: 'No error is shown',
        because: /shows "The printer could not be reached.", which looks like an error/,
      },
      { sentence: 'An error is shown', because: /^There is no error on the page\.$/ },
    ],
  },
);

describe('what the browser says', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('<form><label>Age <input required></label> <button>Go</button></form>');
  });
  after(() => page.close());

  it('is the error of a field after it was rejected', async () => {
    await page.executeSentence('No error is shown');
    await page.page.getByText('Go').click();
    await page.executeSentence('An error is shown for "Age" saying "fill out this field"');
    await page.executeSentence('An error is shown');
  });
});

/** A form with what a script may put above it, and what its button does. */
const form = (fields: string, onsubmit: string) =>
  `<h1>Harbour</h1><div id="box"></div><form onsubmit="event.preventDefault(); ${onsubmit}">${fields} <button>Send</button><p id="hint"></p></form><footer>Since 1994</footer>`;
const NAME = '<label>Name <input value="Ann"></label>';
const say = (html: string) => `box.innerHTML = '${html}'`;
const NEWS =
  /The form is still open, and ".+" has come with the last action\. Name the text that must be absent/;

describe('texts that come with an action', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('');
  });
  after(() => page.close());

  async function send(html: string, action = 'Click "Send"'): Promise<void> {
    await page.page.goto('about:blank');
    await page.page.setContent(html);
    await page.executeSentence(action);
  }
  const fails = (sentence: string, because: RegExp) =>
    assert.rejects(page.executeSentence(sentence, FAILING), because);

  it('may be errors beside a form that stays open', async () => {
    await send(form(NAME, say('<p><b>Name:</b> taken already. <a href=#>Why?</a></p>')));
    await page.executeSentence('An error is shown saying "taken already"');
    await fails(
      'An error is shown saying "too short"',
      /There is no error|says "Name: taken already\. Why\?"/,
    );
    await fails('No error is shown saying "taken already"', /says "Name: taken already/);
    await page.executeSentence('No error is shown saying "too short"');
    await fails('No error is shown', NEWS);
    await fails('An error is shown', /^StepFailure: There is no error on the page\.$/);
  });

  it('may be errors in the form, in a dialog, or after a key', async () => {
    await send(form(NAME, "hint.textContent = 'Taken already'"));
    await fails('No error is shown', NEWS);
    await send(
      `<div role="dialog" aria-label="New">${form(NAME, say('<ul><li>Taken already</li></ul>'))}</div>`,
      'Press Enter in "Name"',
    );
    await fails('No error is shown', NEWS);
    await send(
      `${form(NAME, say('Taken already'))}<script>document.querySelector('input').focus()</script>`,
      'Press Enter',
    );
    await fails('No error is shown', NEWS);
  });

  it('may be errors in a dialog that only says something', async () => {
    const dialog = '<div role=alertdialog><h2>Attention</h2><p>Taken already</p><button>OK</button></div>';
    await send(form(NAME, say(dialog)));
    await fails('No error is shown', NEWS);
    await page.executeSentence('An error is shown saying "Taken already"');
    await fails('An error is shown', /There is no error on the page/);
  });

  it('are errors of the form, or of the field that they stand beside, if they look like one', async () => {
    const fields =
      '<div><label>Email <input value="a"></label><p id="said"></p></div><div><label>Name <input></label></div>';
    await send(form(fields, "said.innerHTML = '<b style=color:#c00>Taken already</b>'"));
    await page.executeSentence('An error is shown');
    await page.executeSentence('An error is shown for "Email"');
    await page.executeSentence('An error is shown for "Email" saying "Taken already"');
    await page.executeSentence('No error is shown for "Name"');
    await fails('No error is shown for "Email"', /says "Taken already"/);
    await send(form(fields, "said.innerHTML = '<b>Still free</b>'"));
    await fails('An error is shown for "Email"', /There is no error for field "Email"/);
    await fails('No error is shown for "Email"', NEWS);
  });

  it('look like errors by the edge of the box around them', async () => {
    const box =
      '<div style=&quot;border-left: 4px solid rgb(214, 54, 56)&quot;><p>Taken already</p><button type=button>Dismiss</button></div>';
    await send(form(NAME, say(box)));
    await page.executeSentence('An error is shown');
    await send(form(NAME, say(box.replace('214, 54, 56', '0, 163, 42'))));
    await fails('An error is shown', /There is no error on the page/);
  });

  const NOTICES = [
    '<p style="color: rgb(198, 40, 40)">Not possible</p>',
    '<ul style="border-top: 3px solid rgb(184, 28, 35)"><li>Not possible</li></ul>',
    '<div style="background: rgb(222, 53, 11); color: #fff"><i>\ue901</i> <span>Not possible</span></div>',
  ];
  for (const notice of NOTICES)
    it(`are errors anywhere on the page, if they look like one: ${notice}`, async () => {
      const place = `<footer id="place"></footer><button onclick="place.innerHTML = '${notice.replaceAll('"', '&quot;')}'">Try</button>`;
      await send(`<p style="color: #c62828">Sale ends today</p>${place}`, 'Click "Try"');
      await page.executeSentence('An error is shown saying "Not possible"');
      await page.executeSentence('An error is shown');
      await fails('No error is shown', /The error on the page says "Not possible"/);
      await fails('An error is shown saying "Sale ends"', /The error on the page says "Not possible"/);
      await send(
        place
          .replace('Not possible', 'Done')
          .replace(/(?:198, 40, 40|184, 28, 35|222, 53, 11)/, '9, 90, 200'),
        'Click "Try"',
      );
      await fails('An error is shown', /There is no error on the page/);
    });

  it('are errors of a field for as long as they stand beside it', async () => {
    const field = (name: string) => `<div><label>${name} <input></label><p></p></div>`;
    const reject = "document.querySelector('p').outerHTML = '<p style=color:#c62828>Enter a town</p>'";
    await send(`${field('Town')}${field('Street')}<button onclick="${reject}">Next</button>`, 'Click "Next"');
    await page.executeSentence('An error is shown for "Town" saying "Enter a town"');
    await page.executeSentence('Type "Oslo" into "Town"');
    await fails('No error is shown for "Town"', /The error for field "Town" says "Enter a town"/);
    await page.executeSentence('No error is shown for "Street"');
  });

  it('may repeat a link that was there before', async () => {
    const link = '<a href=#>Lost your password?</a>';
    await send(`${form(NAME, say(`<p style=color:#c00>Not known. ${link}</p>`))}${link}`);
    await page.executeSentence('An error is shown saying "Not known"');
  });

  it('may be errors of a password that was emptied', async () => {
    const password = '<label>Password <input type="password" value="secret"></label>';
    await send(
      form(password, `event.target.reset(); document.querySelector('input').value = ''; ${say('Not known')}`),
    );
    await fails('No error is shown', NEWS);
  });

  it('lie in a notice with an edge in the colour of errors, also where it is gone soon', async () => {
    const notice =
      "const note = document.createElement('div'); note.style.borderLeft = '4px solid #b42318'; note.innerHTML = '<b>Failure</b><p>Not stopped</p>'; document.body.append(note)";
    await send(form(NAME, notice));
    await fails('No error is shown', /Failure/);
    await page.executeSentence('An error is shown saying "Not stopped"');
    await send(form(NAME, notice));
    // It goes away as soon as the assertion looks for the second time.
    await page.page.evaluate((ask) => {
      let looks = 0;
      const look = () => {
        looks += 1;
        if (looks > 1) document.querySelector('b')?.parentElement?.remove();
      };
      window.addEventListener(ask, look, { capture: true });
    }, TELL_EVENTS.ask);
    await assert.rejects(page.executeSentence('No error is shown'), /Failure/);
  });

  const RIGHT: [string, string][] = [
    ['where the form was emptied', form(NAME, `document.querySelector('input').value = ''; ${say('Added')}`)],
    ['where the form is gone', form(NAME, `event.target.remove(); ${say('Thank you')}`)],
    ['that say how things are', form(NAME, say('<p role=status>Saved</p>'))],
    ['that are another number', form(NAME, "hint.textContent = '3'")],
    ['that are what was searched for', form(NAME, say(`<p>7 results</p>${'<p>North pier</p>'.repeat(7)}`))],
  ];
  for (const [title, html] of RIGHT)
    it(`are no errors ${title}`, async () => {
      await send(html);
      await page.executeSentence('No error is shown');
    });
});

describe('dialogs', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(
      '<button onclick="setTimeout(() => { confirm(\'Delete 12 files?\'); done.hidden = false }, 50)">Delete</button><p id="done" hidden>Deleted</p><div role="dialog" aria-label="Help" hidden>Ask us</div>',
    );
  });
  after(() => page.close());

  it("are the browser's own, which stay open", async () => {
    // Resolves only after the dialog has been answered if that opens first.
    const click = page.page.getByRole('button').click();
    await page.executeSentence('The browser dialog says "Delete 12 files?"');
    await page.executeSentence('The browser dialog contains "Delete"');
    await assert.rejects(
      page.executeSentence('The browser dialog contains "Delete 1"', FAILING),
      /^StepFailure: The browser dialog says "Delete 12 files\?"; expected that it contains "Delete 1"\.$/,
    );
    await assert.rejects(
      page.executeSentence('The browser dialog says "Delete"', FAILING),
      /expected that it is "Delete"/,
    );
    await page.run.window.dialogs.answer(true, null);
    await click;
    await page.executeSentence('The page shows "Deleted"');
  });

  it('are else those of the page', async () => {
    await assert.rejects(
      page.executeSentence('The browser dialog says "Ask us"', FAILING),
      /No dialog is open/,
    );
    await page.page.locator('[role=dialog]').evaluate((dialog: HTMLElement) => (dialog.hidden = false));
    await page.executeSentence('The browser dialog says "Ask us"');
    await assert.rejects(
      page.executeSentence('The browser dialog says "Ask"', FAILING),
      /^StepFailure: Dialog "Help" says "Ask us"/,
    );
  });
});
