import 'handsontable/styles/handsontable.css';
import 'handsontable/styles/ht-theme-main.css';
import Handsontable from 'handsontable';
import { show } from './support/html.ts';

show('<h1>Stock</h1><div id="stock" class="ht-theme-main"></div>');
new Handsontable(document.querySelector('#stock') as HTMLElement, {
  data: [
    ['Chair', 12, true, 'Red'],
    ['Table', 7, false, 'Green'],
  ],
  colHeaders: ['Name', 'Amount', 'Sold', 'Colour'],
  rowHeaders: true,
  columns: [{}, { type: 'numeric' }, { type: 'checkbox' }, { type: 'dropdown', source: ['Red', 'Green'] }],
  fixedColumnsStart: 1,
  licenseKey: 'non-commercial-and-evaluation',
});
