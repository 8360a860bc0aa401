import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select, Switch } from 'shared/choice';
import type { Role } from 'shared/constants';
import { Combobox, Menu } from 'shared/overlay';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'shared/router';
import { Button, Checkbox, IconButton, LinkButton, RoleContext, RoleScope, TextField } from 'shared/ui';

const EDITORS = 'Your role is Viewer: ask an owner for the role Editor.';

const handle = jest.fn();
const change = jest.fn();
beforeEach(() => {
  handle.mockClear();
  change.mockClear();
});

function renderAs(role: Role | undefined, children: ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element: <RoleContext value={role}>{children}</RoleContext> },
  ]);
  return render(<RouterProvider router={router} />);
}

test('a button that requires a higher role is disabled, and says why before any other reason', async () => {
  renderAs(
    'viewer',
    <>
      <Button requires="editor" disabledReason="Nothing to save" onClick={handle}>
        Save
      </Button>
      <IconButton requires="owner" label="Remove Ada" icon="x" onClick={handle} />
      <LinkButton requires="editor" to="/new">
        New Test
      </LinkButton>
      <Button requires="viewer" onClick={handle}>
        Read
      </Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(EDITORS);
  expect(screen.getByRole('button', { name: 'Remove Ada' })).toHaveAccessibleDescription(
    'Only owners may do this.',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  for (const name of ['Save', 'Remove Ada', 'New Test']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  expect(handle).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(handle).toHaveBeenCalledTimes(1);
});

test.each(['editor', 'owner', undefined] as const)('for the role %s nothing is changed', async (role) => {
  renderAs(
    role,
    <RoleScope requires="editor">
      <Button onClick={handle}>Save</Button>
      <Button disabledReason="Nothing to save" onClick={handle}>
        Save All
      </Button>
      <TextField label="Name" onChange={change} />
    </RoleScope>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save All' }));
  expect(handle).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Save All' })).toHaveAccessibleDescription('Nothing to save');
  await userEvent.type(screen.getByLabelText('Name'), 'a');
  expect(change).toHaveBeenCalledTimes(1);
});

test('every control of a scope can only be read, except those that a viewer may use', async () => {
  renderAs(
    'viewer',
    <RoleScope requires="editor">
      <TextField label="Name" value="Checkout" onChange={change} />
      <Checkbox label="Secret" checked onChange={change} />
      <Switch label="Run on a schedule" hint="Runs it." checked={false} onChange={change} />
      <Select label="Every" options={[{ value: 1, label: '1 hour' }]} value={1} onChange={change} />
      <Combobox label="Module" placeholder="None" emptyText="" options={[]} value={null} onChange={change} />
      <Menu trigger={<Button>Add</Button>} items={[{ label: 'Add Step', onSelect: handle }]} />
      <Button requires="viewer" onClick={handle}>
        Export
      </Button>
    </RoleScope>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  const box = screen.getByRole('checkbox', { name: 'Secret' });
  const control = screen.getByRole('switch', { name: 'Run on a schedule' });
  await userEvent.click(box);
  await userEvent.click(screen.getByText('Run on a schedule'));
  expect(change).not.toHaveBeenCalled();
  expect(box).toBeChecked();
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription(`Runs it. ${EDITORS}`);
  expect(screen.getByLabelText('Every')).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Module' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(handle).toHaveBeenCalledTimes(1);
});

test('an item of a menu that requires a higher role says so', async () => {
  renderAs(
    'viewer',
    <Menu
      trigger={<Button>Menu</Button>}
      items={[
        { label: 'Delete', requires: 'editor', onSelect: handle },
        { label: 'Copy', onSelect: handle },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(item).toHaveAccessibleDescription(EDITORS);
  await userEvent.click(item);
  expect(handle).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(handle).toHaveBeenCalledTimes(1);
});
