import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { Combobox, Dialog } from 'shared/overlay';

const OPTIONS = [
  { value: '1', label: 'Checkout', hint: 'ID: 1' },
  { value: '2', label: 'Search results' },
  { value: '3', label: 'Sign in' },
];
type Props = Partial<ComponentProps<typeof Combobox>>;

function Example(props: Props) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Combobox
        label="Test Suite"
        placeholder="Select a test suite"
        emptyText="No test suite found."
        options={OPTIONS}
        value={value}
        onChange={setValue}
        {...props}
      />
      <output>{value ?? 'none'}</output>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Test Suite' });
const selected = () => screen.getByRole('status').textContent;

test('it can be operated by the keyboard', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.tab();
  expect(box()).toHaveFocus();
  expect(box()).toHaveTextContent('Select a test suite');
  await user.keyboard('{ArrowDown}');
  await user.keyboard('s');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Search results',
    'Sign in',
  ]);
  await user.keyboard('{ArrowDown}');
  const search = screen.getByRole('combobox', { name: 'Search Test Suite' });
  const highlighted = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
  expect(highlighted).toHaveTextContent('Sign in');
  await user.keyboard('{Enter}');
  expect(selected()).toBe('3');
  expect(box()).toHaveTextContent('Sign in');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('the highlight starts at the selected option and wraps around', async () => {
  render(<Example value="2" />);
  const user = userEvent.setup();
  await user.click(box());
  expect(screen.getByRole('option', { name: 'Search results' })).toHaveAttribute('aria-selected', 'true');
  const highlighted = () => document.querySelector('[role="option"][data-highlighted]');
  expect(highlighted()).toHaveTextContent('Search results');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(highlighted()).toHaveTextContent('Checkout');
  await user.keyboard('{ArrowUp}');
  expect(highlighted()).toHaveTextContent('Sign in');
});

test('the search includes hints; without a match it shows the empty text', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.click(box());
  await user.keyboard('id: 1');
  expect(screen.getByRole('option', { name: 'Checkout ID: 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('x{Enter}');
  expect(screen.getByText('No test suite found.')).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('in a dialog, Escape closes the list first', async () => {
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="Kick off a Run">
      <Example />
    </Dialog>,
  );
  const user = userEvent.setup();
  await user.click(box());
  expect(screen.getByRole('dialog', { name: 'Kick off a Run' })).toContainElement(
    screen.getByRole('listbox'),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(box());
  await user.click(screen.getByRole('option', { name: /Checkout/ }));
  expect(selected()).toBe('1');
});

test('it shows the loading text while its options load', () => {
  render(<Example isLoading loadingText="Loading test suites..." options={[]} />);
  expect(box()).toHaveTextContent('Loading test suites...');
});

test('the selection can be cleared', async () => {
  const onChange = jest.fn();
  render(<Example isClearable value="1" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Test Suite' }));
  expect(onChange).toHaveBeenCalledWith(null);
});
