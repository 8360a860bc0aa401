import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { describeSentences, openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import { describeTargets } from './testing/describe-targets.ts';

const header = (id: string) =>
  `<tr><td><input type="checkbox" id="${id}" aria-label="Select all"></td><th scope="col">Title</th></tr>`;

const PAGE = `<header><form role="search"><input id="search" type="search" aria-label="Search"></form></header>
  <nav><h2 id="tools">Tools</h2><ul id="pages"><li>Main page</li></ul></nav>
  <main><h1 id="title">Editing</h1><h2 id="preview">Preview</h2><ul id="views"><li>Read</li></ul>
    <a id="edit-section" href="#1">edit</a> <a id="edit" href="#2">Edit</a>
    <button id="sign" aria-label="Options"><svg width="9" height="9"></svg></button> <button id="options">Options</button>
    <label>Summary <input id="summary"></label> <textarea id="text" aria-label="Text"></textarea>
    <input id="find" aria-label="Find posts"> <input id="find-button" type="submit" value="Find posts">
    <table id="bar"><tr><td>Show all</td><td>Rows: 25</td></tr></table>
    <table id="posts"><thead>${header('all')}</thead><tr><td></td><td>Storm</td></tr><tfoot>${header('all-below')}</tfoot></table></main>
  <footer><ul id="legal"><li>Imprint</li></ul></footer>`;

describeTargets('what is meant where there are several', PAGE, {
  click: {
    '"Edit"': 'edit',
    '"Options"': 'options',
    '"Find posts"': 'find-button',
    'the 2nd "Edit"': 'edit',
  },
  field: { 'the text area': 'text', 'the "Summary" text area': 'summary', 'the 2nd text area': '' },
  toggle: { '"Select all"': 'all' },
  any: {
    'the heading': 'title',
    'the 1st heading': 'tools',
    'the list': 'views',
    'the last list': 'legal',
    'the table': 'posts',
  },
});

describeSentences('what an assertion means where there are several', PAGE, {
  pass: [
    'The heading is "Editing"',
    'The list contains "Read"',
    'There are 3 headings',
    'There is 1 text area',
    'There is no text area in the header',
    'There are 3 lists',
    'There are 2 tables',
    'There is 1 row in the table',
  ],
  fail: [
    {
      sentence: 'The heading is "Tools"',
      because: /It is so of heading "Tools": write which heading is meant/,
    },
    {
      sentence: 'The heading is "Moving"',
      because: /^Heading "Editing" is "Editing"; expected that it is "Moving"\.$/,
    },
    { sentence: 'The list contains "Main page"', because: /^List "Read" is "Read"/ },
    { sentence: 'There is 1 heading', because: /There are 3 headings/ },
    {
      sentence: 'The list contains "Storm"',
      because: /^The list could be one of 2: list "Read", table .*Write which one/,
    },
  ],
});

const SIGN_IN = `<label>Username or Email Address <input></label> <label>Password <input type="password"></label>
  <label>Email of a friend <input value="mia@shop.example"></label> <label>Postcode (required) <input></label>
  <label><input type="checkbox"> Remember me here</label> <button>Send it now</button>`;

describe('a field that a step describes in its own words', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(SIGN_IN);
  });
  after(() => page.close());

  const fails = (sentence: string, because: RegExp) =>
    assert.rejects(page.executeSentence(sentence, FAILING), because);

  it('is the only one whose name holds them', async () => {
    await page.executeSentence('Enter "bob" as the username');
    await page.executeSentence('The username field contains "bob"');
    await page.executeSentence('Tick the remember me checkbox');
    assert.equal(await page.page.getByLabel('Username or Email Address').inputValue(), 'bob');
    assert.equal(await page.page.getByRole('checkbox').isChecked(), true);
    await fails('The username field contains "mia"', /is "bob"/);
    await page.executeSentence('The username field is visible');
    await fails(
      'The username field is not visible',
      /^StepFailure: Field "Username or Email Address" is visible/,
    );
    await fails('There is no email field', /There are 2/);
  });

  it('is none where several could be meant, or where it is named', async () => {
    await fails('Enter "bob" as the email', /There is no field "email"/);
    await fails('Type "bob" into "Username"', /There is no field "Username"/);
    await fails('Type "bob" into the "username" field', /There is no field "username"/);
    await fails('Click the send button', /There is no button "send"/);
  });

  it('needs no remark that stands behind its name', async () => {
    await page.executeSentence('Type "20095" into "Postcode"');
    assert.equal(await page.page.getByLabel('Postcode').inputValue(), '20095');
  });
});
