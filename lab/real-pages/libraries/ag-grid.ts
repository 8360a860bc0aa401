import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { show } from './support/html.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
show('<h1>Stock</h1><div id="stock" style="height: 300px; width: 800px"></div>');
createGrid(document.querySelector<HTMLElement>('#stock') as HTMLElement, {
  rowSelection: { mode: 'multiRow' },
  pagination: true,
  columnDefs: [
    { field: 'name', filter: true, floatingFilter: true, editable: true },
    { field: 'amount', sort: 'asc' },
    { field: 'sold', cellRenderer: 'agCheckboxCellRenderer' },
    { headerName: 'Actions', cellRenderer: () => '<button>Edit</button>' },
  ],
  rowData: [
    { name: 'Chair', amount: 12, sold: true },
    { name: 'Table', amount: 7, sold: false },
  ],
});
