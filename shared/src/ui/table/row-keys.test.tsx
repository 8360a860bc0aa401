import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'shared/router';
import { Cell, rowKeyHandler, RowLink, Table, TableRow, VirtualRows } from 'shared/table';

const onSelect = jest.fn();

function show(count: number) {
  const table = (
    <Table label="Tests" head={null} onKeyDown={rowKeyHandler({ count, onSelect })}>
      <VirtualRows count={count} rowHeight={40}>
        {(index, row) => (
          <TableRow key={index} {...row}>
            <Cell>
              <RowLink to={`/${index}`} name={`Row ${index}`} />
              <button type="button">Run</button>
            </Cell>
          </TableRow>
        )}
      </VirtualRows>
    </Table>
  );
  const router = createMemoryRouter([{ path: '*', element: table }]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), path: () => router.state.location.pathname };
}

const row = (index: number) => screen.findByRole('link', { name: `Row ${index}` });

test('keys move between the rows, select one and follow its link', async () => {
  const { user, path } = show(3);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(await row(2)).toHaveFocus();
  await user.keyboard('{ArrowUp} {Shift>} {/Shift}');
  expect(await row(1)).toHaveFocus();
  expect(onSelect.mock.calls).toEqual([
    [1, false],
    [1, true],
  ]);
  await user.keyboard('{Home}');
  expect(await row(0)).toHaveFocus();
  await user.tab();
  await user.keyboard('{ArrowDown}{End} ');
  expect(screen.getAllByRole('button')[0]).toHaveFocus();
  expect(onSelect).toHaveBeenCalledTimes(2);
  (await row(0)).focus();
  await user.keyboard('{End}{Enter}');
  expect(path()).toBe('/2');
});

test('the last of very many rows is scrolled to', async () => {
  const { user } = show(1000);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {
    window.scrollY = 1_000_000;
    window.dispatchEvent(new Event('scroll'));
  });
  await user.tab();
  await user.keyboard('{End}');
  const last = await row(999);
  await waitFor(() => expect(last).toHaveFocus());
});
