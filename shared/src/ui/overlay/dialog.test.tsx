import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, type DialogProps } from 'shared/overlay';
import { startFakeClock } from 'shared/testing';
import { TextField } from 'shared/ui';

function open(props: Partial<DialogProps> = {}) {
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="New suite" footer={<button>Save</button>} {...props}>
      <TextField label="Name" />
    </Dialog>,
  );
  return { onClose, user: userEvent.setup() };
}

test('its title names it, and its first field has the focus', () => {
  open({ description: 'A group of tests.' });
  expect(screen.getByRole('dialog', { name: 'New suite' })).toHaveAccessibleDescription('A group of tests.');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('Escape and the close button close it', async () => {
  const { onClose, user } = open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('it cannot be closed while it is pending', async () => {
  const { onClose, user } = open({ isPending: true });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('it traps the focus', async () => {
  const { user } = open();
  for (let count = 0; count < 6; count++) {
    await user.tab();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  }
});

test('it returns the focus to its opener, even if a field has autoFocus', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>New</button>
        {isOpen && (
          <Dialog isOpen onClose={() => setIsOpen(false)} title="New suite">
            <TextField label="Name" autoFocus />
          </Dialog>
        )}
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'New' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'New' })).toHaveFocus());
});

test('the second click of a double click that closes it does not reach what was below', async () => {
  startFakeClock();
  const onOpen = jest.fn();
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={onOpen}>Open the row</button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title="Delete it?"
          footer={<button onClick={() => setIsOpen(false)}>Delete</button>}
        />
      </>
    );
  }
  render(<Page />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const row = screen.getByRole('button', { name: 'Open the row' });
  fireEvent.click(row, { detail: 2 });
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.click(row, { detail: 1 });
  expect(onOpen).toHaveBeenCalledTimes(1);
});
