import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { Button, IconButton } from 'shared/ui';

test('a disabled button explains why, can be focused, and does nothing', async () => {
  const onClick = jest.fn();
  render(
    <Button onClick={onClick} disabledReason="Please provide a starting URL first">
      Generate Steps
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Generate Steps' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Please provide a starting URL first');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('it keeps the focus when it is enabled', async () => {
  const { rerender } = render(<Button disabledReason="Not yet">Save</Button>);
  await userEvent.tab();
  rerender(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('a busy button shows its busy label and does not submit its form again', async () => {
  const onSubmit = jest.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} busyLabel="Saving..." aria-label="Save the suite">
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Saving...' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an icon button has a name and can be disabled with a reason', async () => {
  const onClick = jest.fn();
  render(
    <IconButton label="Delete Sign in" disabledReason="A test uses it." onClick={onClick} icon={<svg />} />,
  );
  const button = screen.getByRole('button', { name: 'Delete Sign in' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAccessibleDescription('A test uses it.');
});
