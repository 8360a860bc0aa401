import { describeStatements } from '../../testing/statement-page.ts';

/** A page of a class at school: a table with a foot, rows that are chosen by a box, filters that are pressed, labels that read like facts. */
const PAGE = `<title>Marks</title><main><h1>Marks</h1>
  <p>24 pupils, 5 of them online</p>
  <div><button aria-pressed="true">All</button> <button aria-pressed="false">At risk</button></div>
  <table><thead><tr><th><input type="checkbox" aria-label="Select all"></th><th>Pupil</th><th>Test 1</th><th>Oral</th><th>Minimum</th></tr></thead>
    <tbody><tr><td><input type="checkbox" aria-label="Select Amir" checked></td><td>Amir</td><td>2</td><td>1</td><td>4</td></tr>
    <tr><td><input type="checkbox" aria-label="Select Bea"></td><td>Bea</td><td>5</td><td>3</td><td>4</td></tr>
    <tr><td><input type="checkbox" aria-label="Select Cem"></td><td>Cem</td><td>absent</td><td>2</td><td>4</td></tr></tbody>
    <tfoot><tr><td></td><td>Class average</td><td>3.5</td><td>2.0</td><td>4</td></tr></tfoot></table>
  <p><label><input type="checkbox"> Marks are visible to parents</label></p>
  <p><label><input type="checkbox" checked> Remarks are sent by mail</label></p>
  <p><label><input type="checkbox" checked> When a test has been graded</label></p>
  <ol aria-label="Progress"><li>Written</li><li aria-current="step">Graded</li></ol>
  <dl><dt>Allergies</dt><dd>None known</dd><dt>Glasses</dt><dd>Yes</dd></dl>
  <p>The room number is missing.</p>
  <p>You are 2 tests away from free time.</p>
  <h2>Groups</h2><ul><li>Red <b>full</b></li><li>Blue <b>open</b></li></ul>
  <div class="card">Choirs</div><div class="card">Teams</div></main>`;

const TRUE = [
  '3 pupils are shown',
  'there are 24 pupils',
  'Cem was absent',
  'Amir is selected',
  'Bea is not selected',
  'the All filter is on',
  'the At risk filter is off',
  'remarks are sent by mail',
  'the oral of Bea is 3',
  'the room number is missing',
  'there are glasses',
];

const FALSE = [
  '24 pupils are shown',
  '4 pupils are shown',
  'at least two pupils were absent',
  'Amir is not selected',
  'Bea is selected',
  'the All filter is off',
  'the At risk filter is on',
  'the marks are visible to parents',
  'marks are visible to parents',
  'Bea is 3',
  'the class average is 2.0',
  'Amir is less than 2',
  'there are more than 3 rows in the table',
  'test 1 of Cem is 2',
  'the step Graded is done',
  'the page shows allergies',
  'there are allergies',
  'the room number is not missing',
  'I have free time',
  'Bea is below the minimum',
  '3 pupils are below minimum',
  'the street is missing',
  'the head teacher is absent',
  'the heading says "Bea"',
  'the message says "Bea"',
  'no pupil has a problem',
  'the page shows of Allergies and Groups',
  'no card is full',
  'no group is full',
];

describeStatements('statements about a page of marks', PAGE, { areTrue: TRUE, areFalse: FALSE });
