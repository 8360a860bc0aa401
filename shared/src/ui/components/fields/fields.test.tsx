import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select, Switch } from 'shared/choice';
import { PasswordField, SearchField, TextField } from 'shared/ui';

test('hint and error describe the field', () => {
  render(<TextField label="Name" hint="As your team calls it." error="A name is required." />);
  const field = screen.getByLabelText('Name');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('As your team calls it. A name is required.');
});

test('an optional field says so', () => {
  render(<TextField label="URL" isOptional />);
  expect(screen.getByLabelText('URL')).toBeValid();
  expect(screen.getByText('Optional')).toBeInTheDocument();
});

test('a password can be shown and hidden', async () => {
  render(<PasswordField label="Password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('clearing a search keeps the focus in the field', async () => {
  function Example() {
    const [search, setSearch] = useState('');
    return <SearchField label="Search tests" value={search} onChange={setSearch} />;
  }
  render(<Example />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tests' }), 'lamp');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the / key focuses a search that has it as its shortcut, except where it is typed', async () => {
  render(
    <>
      <TextField label="Name" />
      <SearchField label="Search tests" hasShortcut value="" onChange={() => undefined} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), '1/2');
  expect(screen.getByLabelText('Name')).toHaveValue('1/2');
  screen.getByLabelText('Name').blur();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a select offers its options', async () => {
  const handleChange = jest.fn();
  const options = [
    { value: 1, label: '1 hour' },
    { value: 2, label: '2 hours' },
  ];
  render(
    <Select
      label="Every"
      options={options}
      value={1}
      onChange={(event) => handleChange(event.target.value)}
    />,
  );
  await userEvent.selectOptions(screen.getByLabelText('Every'), '2 hours');
  expect(handleChange).toHaveBeenCalledWith('2');
});

test('a switch toggles', async () => {
  function Example() {
    const [isOn, setIsOn] = useState(false);
    return <Switch label="Schedule" hint="Runs it." checked={isOn} onChange={() => setIsOn(!isOn)} />;
  }
  render(<Example />);
  const control = screen.getByRole('switch', { name: 'Schedule' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('Runs it.');
  await userEvent.click(screen.getByText('Schedule'));
  expect(control).toBeChecked();
});
