import { describeStatements } from '../../testing/statement-page.ts';

/** Tables as products make them: sorted by days, heads across columns, keys and values, roles instead of tags, one within another. */
const PAGE = `<title>Office</title>
  <table><caption>Letters</caption><thead><tr><th>No.</th><th>Sent ▼</th><th colspan="2">Sender</th><th>Weight</th></tr></thead>
    <tr><td>K 7</td><td>03.04.2026</td><td>🙂</td><td>Mia</td><td>1,200 g</td></tr>
    <tr><td>K 9</td><td>12.03.2026</td><td>🙂</td><td>Ole</td><td>90 g</td></tr>
    <tr><td>K 8</td><td>28.02.2026</td><td>🙂</td><td>Kim</td><td>350 g</td></tr>
    <tfoot><tr><td>All</td><td>01.05.2026</td><td></td><td></td><td>1,640 g</td></tr></tfoot></table>
  <table><tr><th>Holder</th><td>Ann</td></tr><tr><th>Plan</th><td>Basic</td></tr></table>
  <div role="table"><div role="row"><span role="columnheader">Room</span><span role="columnheader">Floor</span></div>
    <div role="row"><span role="cell">Alder</span><span role="cell">2</span></div>
    <div role="row"><span role="cell">Birch</span><span role="cell">5</span></div></div>
  <table><tr><th>Team</th><th>Desk</th></tr>
    <tr><td>North</td><td><table><tr><th>Desk</th></tr><tr><td>N1</td></tr></table></td></tr>
    <tr><td>South</td><td>S4</td></tr></table>`;

const TRUE = [
  'the weight of K 9 is 90 g',
  'the sender of K 8 contains Kim',
  'the weight of All is 1,640 g',
  'the floor of Birch is 5',
  'the desk of South is S4',
  'the second room is Birch',
  'the last sent is 28.02.2026',
  'the Sent column is sorted in descending order',
  'the Room column is sorted in ascending order',
  'the Floor column contains 5',
];

const FALSE = [
  'the weight of K 9 is 350 g',
  'the sender of K 8 contains Ole',
  'the weight of All is 350 g',
  'the last sent is 01.05.2026',
  'the price of K 9 is 90 g',
  'the carrier of K 9 is Ole',
  'the heading says Mia',
  'the floor of Birch is 2',
  'the desk of South is N1',
  'the second room is Alder',
  'the last sent is 03.04.2026',
  'the Sent column is sorted in ascending order',
  'the No. column is sorted in ascending order',
  'the Weight column is sorted in ascending order',
  'the Floor column contains Birch',
];

describeStatements('statements about tables', PAGE, { areTrue: TRUE, areFalse: FALSE });
