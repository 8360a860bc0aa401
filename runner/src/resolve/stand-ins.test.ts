import { describeSentences } from '../testing/sentence-page.ts';
import { describeTargets } from './testing/describe-targets.ts';

const SR = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)';

const HTML = `<style>#block:empty::before, #note.empty::before { content: attr(data-hint) } #note.empty { min-height: 1em }</style>
  <div><label for="a">City</label><select id="a" style="${SR}" tabindex="-1"><option>Berlin<option selected>Paris</select>
    <span class="box"><span id="city" role="combobox" aria-expanded="false" aria-labelledby="shown" tabindex="0" style="display: inline-block; width: 90px; border: 1px solid"><span id="shown">Paris</span></span></span></div>
  <div><label for="b">Story</label><textarea id="b" hidden></textarea><div id="story" contenteditable="true">Old words</div></div>
  <div><label for="c">Street</label><input id="c"><div id="other" role="combobox" aria-label="Kind of street" tabindex="0">Road</div></div>
  <div><label for="d">To</label><div><div><textarea id="d" tabindex="-1" style="position: absolute; left: -5000px; opacity: 0"></textarea>
    <ul><li><input id="to" role="combobox"></li></ul> <a href="#">Add contact</a></div></div></div>
  <div><input id="search" placeholder="Search..."><div hidden><input type="text" id="from"></div></div><div hidden><label for="from">From</label></div>
  <p><label>Files</label> <span><span></span> <span><input type="file" id="files"> (5 MB at most)</span></span></p>
  <label for="password">Password <a href="#">Lost password</a></label> <input type="password" id="password">
  <label><input type="checkbox" id="terms"> I accept the <a href="#">terms</a></label>
  <p id="block" role="document" contenteditable="true" aria-label="Empty block" data-hint="Write here"></p>
  <div id="note" class="empty" contenteditable="true" data-hint="Add a note"><br></div>
  <a id="comments" href="#">Comments <span>2</span></a>
  <button id="inbox">Inbox <b>(14)</b></button>
  <a id="release" href="#">Release 2</a>
  <a id="theme" href="#">Theme <b>$24</b></a> <a id="shop" href="#">Shop <b>4.8</b></a> <a id="news" href="#">News <b>1,204</b></a>
  <a id="wiki" href="#" title="Edit this page [alt-shift-e]" accesskey="e"><svg width="9" height="9"></svg></a>
  <a id="plain" href="#" title="Read more [x]"><svg width="9" height="9"></svg></a>
  <label id="stop" for="i">Stop</label><input id="i" role="combobox" aria-labelledby="stop" aria-expanded="true" aria-controls="m" value="Ro">
  <ul id="m" role="listbox" aria-labelledby="stop"><li role="option">Rome</li></ul>
  <select id="bulk" aria-label="Select a bulk action"><option>Bulk actions<option>Approve<option>Remove</select>
  <button id="approve" aria-label="Approve this comment">Approve</button>`;

describeTargets('what a person takes for the name', HTML, {
  dropdown: { '"City"': 'city', '"Bulk actions"': 'bulk', '"Select a bulk action"': 'bulk' },
  field: {
    '"Story"': 'story',
    '"Street"': 'c',
    '"To"': 'to',
    '"Search..."': 'search',
    '"From"': '',
    '"Password"': 'password',
    '"Password Lost password"': 'password',
    '"Write here"': 'block',
    '"Empty block"': 'block',
    '"Add a note"': 'note',
  },
  file: { '"Files"': 'files' },
  toggle: { '"I accept the terms"': 'terms', '"I accept the"': '' },
  click: {
    '"Comments"': 'comments',
    '"Comments 2"': 'comments',
    '"Inbox"': 'inbox',
    '"Release"': '',
    '"Theme"': '',
    '"Shop"': '',
    '"News"': 'news',
    '"Edit this page"': 'wiki',
    '"Read more"': '',
    '"Approve"': 'approve',
  },
});

describeSentences('the values of what stands in for a field', HTML, {
  pass: [
    'The dropdown "City" is "Paris"',
    'The field "Story" is "Old words"',
    'The field "To" is empty',
    'The field "Write here" is empty',
    'The field "Add a note" is empty',
    'There is a "Comments" link',
    'The dropdown "Stop" is "Ro"',
    'The "Stop" list shows "Rome"',
  ],
  fail: [
    { sentence: 'The dropdown "City" is "Berlin"', because: /"Paris"/u },
    { sentence: 'The field "Story" is empty', because: /./u },
    { sentence: 'There is no "Comments" link', because: /./u },
  ],
});

const FRAME = `<div><label for="d">Description</label><textarea id="d" hidden></textarea>
    <div><button>Bold</button><div><iframe title="Rich text" srcdoc="<body contenteditable>Old words</body>"></iframe></div></div></div>
  <div><label for="e">Payment</label><input id="e"><iframe title="Card" srcdoc="<input aria-label='Number'><input aria-label='Code'>"></iframe></div>`;

describeSentences('the field of an editor in a frame', FRAME, {
  pass: [
    'The field "Description" is "Old words"',
    'The field "Rich text" is visible',
    'The field "Payment" is empty',
  ],
  fail: [
    { sentence: 'The field "Description" is empty', because: /./u },
    { sentence: 'The field "Card" is visible', because: /There is no field "Card"/u },
  ],
});
