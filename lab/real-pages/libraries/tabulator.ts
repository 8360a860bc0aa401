import 'tabulator-tables/dist/css/tabulator.css';
import { TabulatorFull } from 'tabulator-tables';
import { show } from './support/html.ts';

show('<h1>Stock</h1><div id="stock"></div>');
new TabulatorFull('#stock', {
  data: [
    { name: 'Chair', amount: 12, done: true, link: 'docs' },
    { name: 'Table', amount: 7, done: false, link: 'docs' },
  ],
  pagination: true,
  paginationSize: 10,
  rowHeader: {
    formatter: 'rowSelection',
    titleFormatter: 'rowSelection',
    hozAlign: 'center',
    headerSort: false,
    width: 40,
  },
  columns: [
    { title: 'Name', field: 'name', headerFilter: 'input', editor: 'input' },
    { title: 'Amount', field: 'amount', sorter: 'number' },
    { title: 'Done', field: 'done', formatter: 'tickCross' },
    { title: 'Actions', formatter: () => '<button>Edit</button>', headerSort: false },
  ],
});
