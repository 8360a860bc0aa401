import { describeActions } from '../testing/describe-actions.ts';

const PAGE = `<label>Name * <input id="first" value="old"></label> <label>Short <input id="short" maxlength="3"></label>
  <label>Notes <textarea id="notes">One</textarea></label> <div id="rich" contenteditable aria-label="Text">Hello</div>
  <label>Password <input id="password" type="password" maxlength="4"></label>
  <label>Due <input id="due" type="date"></label> <label>At <input id="at" type="time"></label>
  <label>Start <input id="start" type="datetime-local"></label> <label>Month <input id="month" type="month"></label>
  <label>Week <input id="week" type="week"></label> <label>Colour <input id="colour" type="color"></label>
  <label>Guests <input id="guests" type="number" value="2"></label>
  <label>Volume <input id="volume" type="range" min="0" max="10" step="5" value="0"></label>
  <label>Card <input id="card" oninput="this.value = this.value.replace(/\\D/g, '').replace(/(.{4})(?=.)/g, '$1 ')"></label>
  <label>Whole <input id="whole" oninput="this.value = this.value.replace(/\\D/g, '')"></label>
  <label>Kept <input id="kept" value="Rome" oninput="this.value = 'Rome'"></label>
  <label>Fixed <input readonly value="x"></label>
  <label>Search <input id="search" onkeydown="if (event.key === 'Enter') document.title = 'Found ' + this.value"></label>
  <label>Size <select id="size"><option>Small</option><option>Large</option></select></label>
  <div role="slider" tabindex="0" style="height: 9px" aria-label="Price" aria-valuenow="20" id="price"
    onkeydown="const way = { ArrowRight: 5, ArrowLeft: -5 }[event.key] ?? 0; this.ariaValueNow = Math.min(40, +this.ariaValueNow + way)"></div>
  <button>Save</button>`;

describeActions(
  'typing',
  PAGE,
  [
    {
      steps: ['Type "Ada" into "Name"'],
      leaves: "first.value === 'Ada'",
      result: 'Typed "Ada" into the field "Name".',
    },
    { steps: ['Type "Two lines" into "Notes"'], leaves: "notes.value === 'Two lines'" },
    { steps: ['Type "Good bye" into "Text"'], leaves: "rich.innerText.trim() === 'Good bye'" },
    {
      steps: ['Type "abcd" into "Password"'],
      leaves: "password.value === 'abcd'",
      result: 'Typed "••••" into the field "Password".',
    },
    {
      steps: ['Type "pens" into "Search" and press Enter'],
      leaves: "document.title === 'Found pens'",
      result: 'Typed "pens" into the field "Search" and pressed Enter.',
    },
    { steps: ['Type "2026-12-24" into "Due"'], leaves: "due.value === '2026-12-24'" },
    { steps: ['Type "4111111111111111" into "Card"'], leaves: "card.value === '4111 1111 1111 1111'" },
    { steps: ['Type "4111-1111" into "Card"'], leaves: "card.value === '4111 1111'" },
    { steps: ['Clear "Name"'], leaves: "first.value === ''", result: 'Cleared the field "Name".' },
    { steps: ['Click "Name"', 'Type "er"'], leaves: "first.value === 'older'" },
    { steps: ['Press Tab', 'Type "er"'], leaves: "first.value === 'older'" },
    { steps: ['Click "Guests"', 'Type "5"'], leaves: "guests.value === '25'" },
    {
      steps: ['Click "Text"', 'Type "!"'],
      leaves: "rich.innerText.includes('!') && rich.innerText.length === 6",
    },
  ],
  [
    {
      steps: ['Type "abcdef" into "Short"'],
      because: 'The field "Short" holds "abc" instead.',
      leaves: "short.value === 'abc'",
    },
    {
      steps: ['Type "secret" into "Password"'],
      because: 'The field "Password" holds something else than was typed.',
      leaves: "password.value === 'secr'",
    },
    { steps: ['Type "1.5" into "Whole"'], because: 'The field "Whole" holds "15" instead.' },
    { steps: ['Type "-5" into "Whole"'], because: 'The field "Whole" holds "5" instead.' },
    { steps: ['Type "next" into "Whole"'], because: 'The field "Whole" stays empty.' },
    { steps: ['Type "Paris" into "Kept"'], because: 'The field "Kept" holds "Rome" instead.' },
    { steps: ['Clear "Kept"'], because: 'The field "Kept" holds "Rome" instead.' },
    {
      steps: ['Type "a" into "Fixed"'],
      because: 'The field "Fixed" could not be typed into: it cannot be edited.',
    },
    {
      steps: ['Type "next Friday" into "Due"'],
      because: 'The field "Due" takes dates as 2026-12-24, not "next Friday".',
    },
    {
      steps: ['Type "2026-02-31" into "Due"'],
      because: 'The field "Due" stays empty: it takes dates as 2026-12-24.',
    },
    { steps: ['Type "two" into "Guests"'], because: 'The field "Guests" takes numbers as 12.5, not "two".' },
    { steps: ['Type "hello"'], because: /^No field has the focus/ },
    { steps: ['Click "Save"', 'Type "hello"'], because: /^No field has the focus/ },
  ],
);

describeActions(
  'setting values',
  PAGE,
  [
    {
      steps: ['Set "Due" to "2026-12-24"'],
      leaves: "due.value === '2026-12-24'",
      result: 'Set the field "Due" to "2026-12-24".',
    },
    { steps: ['Set "At" to "14:30"'], leaves: "at.value === '14:30'" },
    { steps: ['Set "Start" to "2026-12-24T14:30"'], leaves: "start.value === '2026-12-24T14:30'" },
    { steps: ['Set "Month" to "2026-12"'], leaves: "month.value === '2026-12'" },
    { steps: ['Set "Week" to "2026-W52"'], leaves: "week.value === '2026-W52'" },
    { steps: ['Set "Colour" to "#FF0000"'], leaves: "colour.value === '#ff0000'" },
    { steps: ['Set "Guests" to "4"'], leaves: "guests.value === '4'" },
    { steps: ['Set "Volume" to "5"'], leaves: "volume.value === '5'" },
    { steps: ['Set "Name" to "Ada"'], leaves: "first.value === 'Ada'" },
    { steps: ['Set "Size" to "large"'], leaves: "size.value === 'Large'" },
    { steps: ['Set "Price" to "35"'], leaves: "price.ariaValueNow === '35'" },
    { steps: ['Set "Price" to "10"'], leaves: "price.ariaValueNow === '10'" },
  ],
  [
    { steps: ['Set "At" to "2 pm"'], because: 'The field "At" takes times as 14:30, not "2 pm".' },
    {
      steps: ['Set "Start" to "tomorrow"'],
      because: 'The field "Start" takes dates with times as 2026-12-24T14:30, not "tomorrow".',
    },
    { steps: ['Set "Month" to "May"'], because: 'The field "Month" takes months as 2026-12, not "May".' },
    { steps: ['Set "Week" to "52"'], because: 'The field "Week" takes weeks as 2026-W52, not "52".' },
    { steps: ['Set "Colour" to "red"'], because: /takes colours as #ff0000, not "red"\.$/ },
    { steps: ['Set "Volume" to "loud"'], because: /^The .*"Volume" takes numbers as 12\.5, not "loud"\.$/ },
    { steps: ['Set "Volume" to "7"'], because: /^The .*"Volume"/ },
    {
      steps: ['Set "Price" to "50"'],
      because: 'The slider "Price" does not go to 50: it stands at 40.',
      leaves: "price.ariaValueNow === '40'",
    },
    {
      steps: ['Set "Size" to "Huge"'],
      because: 'The dropdown "Size" does not offer "Huge". It offers "Small", "Large".',
    },
  ],
);
