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
  <label>Fare <input id="cost" value="20,00 €" onfocus="this.value = '20'"></label>
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
    { steps: ['Type "1234,5" into "Fare"'], leaves: "cost.value === '1234,5'" },
    { steps: ['Type "Two lines" into "Notes"'], leaves: "notes.value === 'Two lines'" },
    { steps: ['Type "Good bye" into "Text"'], leaves: "rich.innerText.trim() === 'Good bye'" },
    {
      steps: ['Type "wxyz" into "Password"'],
      leaves: "password.value === 'wxyz'",
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
    { steps: ['Press Tab', 'Type "er"'], leaves: "first.value === 'er'" },
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

const FORMATTING = `<label>Tel <input id="tel"></label> <label>Own <input id="own" value="77"></label>
  <label>Coupon <input id="coupon" oninput="this.value = this.value.toUpperCase()"></label>
  <label>PIN <input id="pin" type="password" oninput="this.value = this.value.replace(/\\D/g, '').replace(/^(..)(?=.)/, '$1-')"></label>
  <fieldset id="code"><input aria-label="Part 1" maxlength="2"><input aria-label="Part 2" maxlength="2"><input aria-label="Part 3" maxlength="2"></fieldset>
  <fieldset id="boxes"><input aria-label="Box 1" style="width: 20px; height: 30px"><input aria-label="Box 2" style="width: 20px; height: 30px"><input
    aria-label="Box 3" style="width: 20px; height: 30px"></fieldset>
  <fieldset id="stuck"><input aria-label="Stuck 1" maxlength="1"><input aria-label="Stuck 2" maxlength="1"></fieldset> <p id="out"></p>
  <script>
    let digits = '';
    tel.onkeydown = (event) => {
      if (event.ctrlKey || event.key === 'Tab') return;
      event.preventDefault();
      if (tel.selectionEnd > tel.selectionStart) digits = '';
      if (event.key === 'Backspace') digits = digits.slice(0, -1);
      if (/^\\d$/.test(event.key)) digits += event.key;
      tel.value = digits.replace(/^(...)(?=.)/, '$1 ');
    };
    let kept = '77';
    own.onkeydown = (event) => {
      event.preventDefault();
      kept = event.key === 'Backspace' ? kept.slice(0, -1) : event.key.length === 1 ? kept + event.key : kept;
      own.value = kept;
    };
    const jump = (list, length, onFull) => list.forEach((field, index) => field.addEventListener('input', () => {
      field.value = field.value.slice(0, length);
      if (field.value.length === length) setTimeout(() => list[index + 1]?.focus(), 30);
      if (list.every(({ value }) => value.length === length)) onFull();
    }));
    jump([...code.children], 2, () => {});
    jump([...boxes.children], 1, () => { out.textContent = 'Wrong'; [...boxes.children].forEach((box) => { box.value = ''; }); });
  </script>`;

describeActions(
  'typing into fields that listen to keys',
  FORMATTING,
  [
    {
      steps: ['Type "12345" into "Tel"'],
      leaves: "tel.value === '123 45'",
      result: 'Typed "12345" into the field "Tel". The page made it "123 45".',
    },
    { steps: ['Type "12345" into "Tel"', 'Type "99" into "Tel"'], leaves: "tel.value === '99'" },
    { steps: ['Type "12345" into "Tel"', 'Clear "Tel"'], leaves: "tel.value === ''" },
    { steps: ['Type "42" into "Own"'], leaves: "own.value === '42'" },
    { steps: ['Clear "Own"'], leaves: "own.value === ''" },
    {
      steps: ['Type "save10" into "Coupon"'],
      leaves: "coupon.value === 'SAVE10'",
      result: 'Typed "save10" into the field "Coupon". The page made it "SAVE10".',
    },
    {
      steps: ['Set "PIN" to "7890"'],
      leaves: "pin.value === '78-90'",
      result: 'Set the field "PIN" to "••••". The page has reformatted it.',
    },
    {
      steps: ['Type "123456" into "Part 1"'],
      leaves: "[...code.children].map((part) => part.value).join() === '12,34,56'",
      result: 'Typed "123456" into the field "Part 1". The page spread it over 3 fields.',
    },
    {
      steps: ['Click "Box 1"', 'Type "123"'],
      leaves: "out.textContent === 'Wrong' && boxes.firstChild.value === ''",
      result: 'Typed "123" into the focused field. The page took it and emptied the fields.',
    },
  ],
  [
    { steps: ['Type "12" into "Stuck 1"'], because: 'The field "Stuck 1" holds "1" instead.' },
    {
      steps: ['Type "a1" into "Tel"'],
      because: 'The field "Tel" holds "1" instead.',
      leaves: "tel.value === '1'",
    },
  ],
);

const SLIDERS = `<label>Balance <input type="range" id="balance" min="-1" max="1" step="0.1" value="0"></label>
  <label>Seek <input type="range" id="seek" max="100000" value="0"></label>
  <label>Tiny <input type="range" id="tiny" max="10" style="width: 0; height: 0; margin: 0; opacity: 0"></label>
  <div role="slider" tabindex="0" style="height: 9px" aria-label="Floor" aria-orientation="vertical" aria-valuemin="1" aria-valuemax="9" aria-valuenow="2" id="floor"
    onkeydown="const way = { ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0; this.ariaValueNow = +this.ariaValueNow + way"></div>
  <p id="keys"></p><script>balance.onkeydown = () => { keys.textContent += '.'; };</script>`;

describeActions(
  'moving sliders',
  SLIDERS,
  [
    { steps: ['Set "Balance" to "0.3"'], leaves: "balance.value === '0.3' && keys.textContent === '...'" },
    { steps: ['Set "Balance" to "-1"'], leaves: "balance.value === '-1'" },
    { steps: ['Set "Seek" to "73123"'], leaves: "seek.value === '73123'" },
    { steps: ['Set "Tiny" to "8"'], leaves: "tiny.value === '8'" },
    { steps: ['Set "Floor" to "7"'], leaves: "floor.ariaValueNow === '7'" },
    {
      steps: ['Press ArrowUp 3 times in "Floor"'],
      leaves: "floor.ariaValueNow === '5'",
      result: 'Pressed ArrowUp 3 times in the slider "Floor".',
    },
  ],
  [
    {
      steps: ['Set "Balance" to "0.25"'],
      because: 'The slider "Balance" takes numbers from -1 to 1 in steps of 0.1, not 0.25.',
    },
    { steps: ['Set "Tiny" to "11"'], because: 'The slider "Tiny" takes numbers from 0 to 10, not 11.' },
    { steps: ['Set "Floor" to "0"'], because: 'The slider "Floor" takes numbers from 1 to 9, not 0.' },
  ],
);

const part = (name: string, size: number, shown: string) =>
  `<span role="spinbutton" contenteditable="true" tabindex="0" aria-label="${name}" style="padding: 4px" onbeforeinput="event.preventDefault(); if (!event.data) return;
    this.textContent = (this.textContent.replace(/\\D/g, '') + event.data).slice(-${size})">${shown}</span>`;
const MONTHS = 'January,February,March,April,May,June,July,August,September,October,November,December';

describeActions(
  'dates in parts, and fields below their captions',
  `<div id="a">Arrival</div><div role="group" aria-labelledby="a" id="arrival">${part('Month', 2, 'MM')}/${part('Day', 2, 'DD')}/${part('Year', 4, 'YYYY')}</div>
  <fieldset id="birth"><legend>Date of birth</legend><select><option></option>${MONTHS.split(',')
    .map((month) => `<option>${month}</option>`)
    .join('')}</select><input maxlength="2"><input maxlength="4"></fieldset>
  <fieldset lang="no such language" id="departure"><legend>Departure</legend><input maxlength="4"><input><input></fieldset>
  <div id="d">Dark</div><div role="group" aria-labelledby="d"><span role="spinbutton" tabindex="0" aria-label="Day">DD</span><span role="spinbutton" tabindex="0" aria-label="Month">MM</span><span role="spinbutton" tabindex="0" aria-label="Year">YYYY</span></div>
  <fieldset><legend>Room</legend><input aria-label="Floor"><input aria-label="Door"><input aria-label="Bed"></fieldset>
  <div>Title</div><div contenteditable="true" id="heading"></div><div>Note</div><input placeholder="Write something" id="note"><div>Hint</div><label>Tax <input id="tax"></label>`,
  [
    { steps: ['Set "Arrival" to "2027-03-09"'], leaves: "arrival.innerText === '03/09/2027'" },
    {
      steps: ['Set "Date of birth" to "2000-12-24"'],
      leaves: "[...birth.elements].map((one) => one.value).join() === 'December,24,2000'",
    },
    {
      steps: ['Set "Departure" to "2027-03-09"'],
      leaves: "[...departure.elements].map((one) => one.value).join() === '2027,03,09'",
    },
    { steps: ['Type "Groceries" into "Title"'], leaves: "heading.innerText === 'Groceries'" },
    { steps: ['Type "Milk" into the "Note" field'], leaves: "note.value === 'Milk'" },
  ],
  [
    { steps: ['Set "Room" to "2027-03-09"'], because: /There is no field "Room"/u },
    { steps: ['Set "Dark" to "2027-03-09"'], because: /does not hold the date 2027-03-09/u },
    { steps: ['Set "Arrival" to "soon"'], because: /There is no field "Arrival"/u },
    { steps: ['Type "7" into "Hint"'], because: /There is no field "Hint"/u },
  ],
);

describeActions(
  'a field that gives way to another one as soon as it has the focus',
  `<label id="l">Price</label><input id="shown" aria-labelledby="l" value="$19.00"><input id="typed" value="19" style="display: none">
  <script>
    shown.onfocus = () => { shown.style.display = 'none'; typed.style.display = ''; typed.focus(); };
    typed.onblur = () => { typed.style.display = 'none'; shown.style.display = ''; shown.value = typed.value === '' ? '' : '$' + Number(typed.value).toFixed(2); };
  </script>`,
  [
    { steps: ['Type "30" into "Price"', 'Press Tab'], leaves: "shown.value === '$30.00'" },
    { steps: ['Clear "Price"', 'Press Tab'], leaves: "shown.value === ''" },
  ],
  [],
);
