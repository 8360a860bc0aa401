import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { show } from './support/react.tsx';

const features = tableFeatures({
  columnFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
});
const data = ['Chair', 'Table', 'Lamp', 'Shelf', 'Stool', 'Rug', 'Vase'].map((name, index) => ({
  name,
  amount: 12 - index,
}));
const column = createColumnHelper<typeof features, (typeof data)[number]>();
const columns = column.columns([
  column.display({
    id: 'select',
    header: ({ table }) => (
      <input
        type="checkbox"
        checked={table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    ),
    cell: ({ row }) => (
      <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />
    ),
  }),
  column.accessor('name', { header: 'Name', sortFn: 'alphanumeric', filterFn: 'includesString' }),
  column.accessor('amount', { header: 'Amount', sortFn: 'alphanumeric' }),
  column.display({ id: 'actions', header: 'Actions', cell: () => <button>Edit</button> }),
]);

function Stock() {
  const table = useTable({
    features,
    columns,
    data,
    initialState: { pagination: { pageIndex: 0, pageSize: 5 }, sorting: [{ id: 'name', desc: false }] },
  });
  const { pageIndex } = table.state.pagination;
  return (
    <>
      <h1>Stock</h1>
      <table>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <div
                    onClick={header.column.getToggleSortingHandler()}
                    style={{ cursor: header.column.getCanSort() ? 'pointer' : undefined }}
                  >
                    <table.FlexRender header={header} />
                    {{ asc: ' 🔼', desc: ' 🔽' }[String(header.column.getIsSorted())] ?? null}
                  </div>
                  {header.column.id === 'name' && (
                    <input
                      placeholder="Search…"
                      value={String(header.column.getFilterValue() ?? '')}
                      onChange={({ target }) => header.column.setFilterValue(target.value)}
                    />
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button onClick={() => table.previousPage()} disabled={!table.getCanPreviousPage()}>
        {'<'}
      </button>
      <button onClick={() => table.nextPage()} disabled={!table.getCanNextPage()}>
        {'>'}
      </button>
      <span>
        Page{' '}
        <strong>
          {pageIndex + 1} of {table.getPageCount()}
        </strong>
      </span>
      <span>
        | Go to page: <input type="number" min="1" defaultValue={pageIndex + 1} />
      </span>
      <select
        value={table.state.pagination.pageSize}
        onChange={({ target }) => table.setPageSize(Number(target.value))}
      >
        {[5, 10].map((size) => (
          <option key={size} value={size}>
            Show {size}
          </option>
        ))}
      </select>
    </>
  );
}
show(<Stock />);
