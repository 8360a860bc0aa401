import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, type MenuItem } from 'shared/overlay';
import { createMemoryRouter, RouterProvider } from 'shared/router';
import { IconButton } from 'shared/ui';

function open(items: MenuItem[] | (() => MenuItem[]), props: { keepsFocus?: boolean } = {}) {
  const button = <IconButton label="More">…</IconButton>;
  const router = createMemoryRouter([
    { path: '*', element: <Menu trigger={button} items={items} {...props} /> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const trigger = () => screen.getByRole('button', { name: 'More' });

test('an item is selected by the keyboard, and the focus returns', async () => {
  const onDelete = jest.fn();
  const { user } = open([
    { label: 'Edit', onSelect: jest.fn() },
    { label: 'Delete', tone: 'danger', onSelect: onDelete },
  ]);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger()).toHaveFocus();
});

test('an item that moves the focus keeps it there', async () => {
  const { user } = open([{ label: 'Add', onSelect: jest.fn() }], { keepsFocus: true });
  await user.click(trigger());
  await user.click(screen.getByRole('menuitem', { name: 'Add' }));
  expect(trigger()).not.toHaveFocus();
});

test('items of a function are made when the menu opens, and show their shortcuts', async () => {
  const makeItems = jest.fn(() => [{ label: 'Duplicate', shortcut: 'Ctrl+D', onSelect: jest.fn() }]);
  const { user } = open(makeItems);
  expect(makeItems).not.toHaveBeenCalled();
  await user.click(trigger());
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveTextContent('Ctrl+D');
});

test('an item with an address is a link to it', async () => {
  const { router, user } = open([{ label: 'Settings', to: '/dashboard/settings' }]);
  await user.click(trigger());
  await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
  expect(router.state.location.pathname).toBe('/dashboard/settings');
});

test('a disabled item explains why and does nothing', async () => {
  const onSelect = jest.fn();
  const { user } = open([{ label: 'Delete', onSelect, disabledReason: 'A test uses it.' }]);
  await user.click(trigger());
  const item = screen.getByRole('menuitem', { name: 'Delete' });
  expect(item).toHaveAccessibleDescription('A test uses it.');
  await user.click(item);
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

test('a radio item is checked and can be changed', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ];
  const { user } = open([{ kind: 'radio', label: 'Theme', value: 'light', onChange, options }]);
  await user.click(trigger());
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(onChange).toHaveBeenCalledWith('dark');
});

test('a link to another screen leaves the focus to that screen, a link to the same screen returns it', async () => {
  const { user } = open([
    { label: 'Settings', to: '/dashboard/settings' },
    { label: 'Here', to: '/?tab=2' },
  ]);
  await user.click(trigger());
  await user.click(screen.getByRole('menuitem', { name: 'Here' }));
  expect(trigger()).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger()).not.toHaveFocus();
});
