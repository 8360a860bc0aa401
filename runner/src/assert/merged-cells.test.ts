import { describeSentences } from '../testing/sentence-page.ts';

/** Headers over several columns and rows, rows below one merged cell, and the same made of roles. */
const HTML = `<table aria-label="Lamps"><thead>
    <tr><th rowspan="2">Lamp</th><th colspan="2">Price</th><th colspan="2" scope="colgroup">Stock</th><th rowspan="2">Remark</th></tr>
    <tr><th>Net</th><th>Gross</th><th>Oslo</th><th>Rome</th></tr></thead>
  <tbody>
    <tr><th scope="row">Luna</th><td>10</td><td>12</td><td>3</td><td>4</td><td>New</td></tr>
    <tr><th scope="row">Sol</th><td colspan="2">on request</td><td>5</td><td>6</td><td>Old</td></tr></tbody></table>
  <table aria-label="Parts"><tr><th>Model</th><th>Part</th><th>Weight</th><th></th></tr>
    <tr><td rowspan="2">Vega</td><td>Foot</td><td>7 kg</td><td><button id="foot">Order</button></td></tr>
    <tr><td>Shade</td><td>1 kg</td><td><button>Order</button></td></tr>
    <tr><td rowspan="0">Mira</td><td>Arm</td><td>2 kg</td><td><button>Order</button></td></tr>
    <tr><td>Plug</td><td>3 kg</td><td><button>Order</button></td></tr></table>
  <div role="grid" aria-label="Orders"><div role="row"><span role="columnheader" aria-rowspan="2">Day</span><span role="columnheader" aria-colspan="2">Sum</span></div>
    <div role="row"><span role="columnheader">In</span><span role="columnheader">Out</span></div>
    <div role="row"><span role="gridcell">Monday</span><span role="gridcell">21</span><span role="gridcell">22</span></div>
    <div role="row"><span role="gridcell" aria-colindex="1">Friday</span><span role="gridcell" aria-colindex="3">24</span></div></div>`;

describeSentences('tables with merged cells', HTML, {
  pass: [
    'The "Gross" of "Luna" is "12"',
    'The "Rome" of "Luna" is "4"',
    'The "Remark" of "Luna" is "New"',
    'The "Net" of "Sol" is "on request"',
    'The "Gross" of "Sol" is "on request"',
    'The "Remark" of "Sol" is "Old"',
    'The "Oslo" column contains "5"',
    'The "Lamps" table is sorted by "Rome"',
    'The "Model" of "Shade" is "Vega"',
    'The "Weight" of "Shade" is "1 kg"',
    'The "Model" of "Plug" is "Mira"',
    'There are 2 buttons in the row of "Vega"',
    'There are exactly 2 buttons in the row of "Mira"',
    'There is 1 button in the row of "Foot"',
    'The "Out" of "Monday" is "22"',
    'The "Out" of "Friday" is "24"',
  ],
  fail: [
    { sentence: 'The "Gross" of "Luna" is "10"', because: /is "12"/u },
    { sentence: 'The "Remark" of "Sol" is "6"', because: /is "Old"/u },
    // One of two prices is not the price.
    { sentence: 'The "Price" of "Luna" is "10"', because: /is "12"/u },
    { sentence: 'The "Weight" of "Vega" is "7 kg"', because: /is "1 kg"/u },
    { sentence: 'The "In" of "Friday" is "24"', because: /There is no/u },
    { sentence: 'The "Lamp" column contains "12"', because: /Luna/u },
  ],
});

const CHECKBOX =
  '<label style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)" for=';
const HEADERS = '<th scope="col">Title</th><th scope="col">Author</th>';

describeSentences(
  'a table whose foot repeats its headers',
  `<table aria-label="Posts"><thead><tr><td>${CHECKBOX}"all">Select all</label><input type="checkbox" id="all"></td>${HEADERS}</tr></thead>
    <tbody><tr><th scope="row"><input type="checkbox" aria-label="Select Storm"></th><td><a href="#">Storm</a></td><td>Ann</td></tr>
      <tr><th scope="row"><input type="checkbox" aria-label="Select Herring"></th><td><a href="#">Herring</a></td><td>Ann</td></tr></tbody>
    <tfoot><tr><td>${CHECKBOX}"every">Select all</label><input type="checkbox" id="every"></td>${HEADERS}</tr></tfoot></table>
  <table aria-label="Costs"><thead><tr><th>Item</th><th>Price</th></tr></thead>
    <tbody><tr><td>Rope</td><td>$3</td></tr></tbody><tfoot><tr><th>Total</th><td>$3</td></tr></tfoot></table>`,
  {
    pass: [
      'There are 2 rows in the "Posts" table',
      'Every row in the "Posts" table contains "Ann"',
      'The last row in the "Posts" table contains "Herring"',
      'There are exactly 2 columns in the "Posts" table',
      'The "Author" of "Storm" is "Ann"',
      'The "Posts" table is sorted by "Title" in descending order',
      'There are 2 rows in the "Costs" table',
      'The "Price" of "Total" is "$3"',
    ],
    fail: [
      { sentence: 'There are 3 rows in the "Posts" table', because: /There are 2 rows/u },
      { sentence: 'There is 1 row in the "Costs" table', because: /There are 2 rows/u },
    ],
  },
);

/** A row of a box of the grid. */
const rowOf = (index: number, cells: string) => `<div role="row" aria-rowindex="${index}">${cells}</div>`;
const cellOf = (column: number, content: string, role = 'gridcell') =>
  `<div role="${role}" aria-colindex="${column}">${content}</div>`;

describeSentences(
  'a grid that keeps its columns in several boxes',
  `<div role="grid" aria-label="Customers"><div>${rowOf(1, cellOf(1, 'Name', 'columnheader'))}</div>
    <div>${rowOf(1, cellOf(2, 'City', 'columnheader') + cellOf(3, 'Plan', 'columnheader'))}</div>
    <div>${rowOf(2, cellOf(1, 'Bo Lind'))}${rowOf(3, cellOf(1, 'Cy Sato'))}</div>
    <div>${rowOf(3, cellOf(2, 'Kyoto') + cellOf(3, 'Team'))}${rowOf(2, cellOf(2, 'Oslo') + cellOf(3, 'Free'))}</div>
    <div>${rowOf(2, cellOf(4, '<button id="bo">Edit</button>'))}${rowOf(3, cellOf(4, '<button>Edit</button>'))}</div></div>`,
  {
    pass: [
      'There are 2 rows in the "Customers" table',
      'The "City" of "Bo Lind" is "Oslo"',
      'The "Name" of "Kyoto" is "Cy Sato"',
      'The row of "Oslo" contains "Bo Lind"',
      'The row of "Bo Lind" contains "Free"',
      'The page shows "Team" in the row of "Cy Sato"',
      'There is 1 button in the row of "Team"',
      'Every row contains "Edit"',
      'The "Customers" table is sorted by "Plan"',
    ],
    fail: [
      { sentence: 'The "City" of "Bo Lind" is "Kyoto"', because: /is "Oslo"/u },
      { sentence: 'The row of "Bo Lind" does not contain "Free"', because: /Free/u },
      { sentence: 'There is no button in the row of "Bo Lind"', because: /1 button/u },
      { sentence: 'The page does not show "Oslo" in the row of "Bo Lind"', because: /shows "Oslo"/u },
    ],
  },
);

const CELLS = 'style="width: 90px; height: 24px; padding: 0"';
const HEAD = `<tr>${['Item', 'Qty', 'Price'].map((name) => `<th ${CELLS}>${name}</th>`).join('')}</tr>`;
const BODY = [
  ['Lamp', '2', '20'],
  ['Desk', '1', '250'],
]
  .map((row) => `<tr>${row.map((text) => `<td ${CELLS}>${text}</td>`).join('')}</tr>`)
  .join('');
const FIRST = ['Lamp', 'Desk'].map((text) => `<tr><td ${CELLS}>${text}</td></tr>`).join('');
const LINES = 'style="border-collapse: collapse"';

describeSentences(
  'a table whose head is a table of its own',
  `<table ${LINES}>${HEAD}</table><table ${LINES}>${BODY}</table><h2>Other</h2><table ${LINES}><tr><td ${CELLS}>Chair</td><td ${CELLS}>7</td></tr></table>`,
  {
    pass: ['The "Price" of "Desk" is "250"', 'The "Qty" of "Lamp" is "2"'],
    fail: [{ sentence: 'The "Price" of "Desk" is "20"', because: /250/ }],
  },
);

describeSentences(
  'a table whose head and first column lie over it once more',
  `<div style="position: relative"><table ${LINES}>${HEAD}${BODY}</table>
    <table style="border-collapse: collapse; position: absolute; top: 0; left: 0; background: #fff">${HEAD}</table>
    <table style="border-collapse: collapse; position: absolute; top: 24px; left: 0; background: #fff">${FIRST}</table></div>`,
  {
    pass: ['The "Price" of "Desk" is "250"', 'The "Qty" of "Lamp" is "2"'],
    fail: [{ sentence: 'The "Qty" of "Desk" is "2"', because: /1/ }],
  },
);

const BUTTON = `<tr><td ${CELLS}></td><td ${CELLS}></td><td ${CELLS}><button>Edit</button></td></tr>`;

describeSentences(
  'a table whose last column lies over it once more, with what can be pressed',
  `<div style="position: relative"><table ${LINES}>${HEAD}${BODY}</table>
    <table style="border-collapse: collapse; position: absolute; top: 24px; left: 0">${BUTTON}${BUTTON}</table></div>
  <table ${LINES}><tr><td ${CELLS}>Chair</td></tr></table>`,
  {
    pass: [
      'The 1st row contains "Lamp"',
      'There is 1 "Edit" button in the row of "Desk"',
      'There are no buttons in the row of "Chair"',
      'There are 3 rows',
    ],
    fail: [{ sentence: 'There are 5 rows', because: /3 rows/ }],
  },
);

describeSentences(
  'a grid that keeps its rows in any order',
  `<div role="grid">
    <div role="row" aria-rowindex="1"><span role="columnheader">Points</span></div>
    ${[4, 2, 3].map((index) => `<div role="row" aria-rowindex="${index}"><span role="gridcell">${index * 5}</span></div>`).join('')}
  </div>`,
  {
    pass: ['The table is sorted by "Points"', 'The column "Points" is sorted'],
    fail: [{ sentence: 'The table is sorted by "Points" in descending order', because: /./ }],
  },
);
