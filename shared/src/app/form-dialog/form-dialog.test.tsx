import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLeaveGuard } from 'shared/feedback';
import { FormDialog } from 'shared/form-dialog';
import { defineRemote } from 'shared/remote';
import { Link, useNavigate } from 'shared/router';
import { renderRemote } from 'shared/testing';
import { TextField } from 'shared/ui';

/** Opens the dialog on a page that was reached by a link, and answers what each attempt to send it is given. */
async function open({
  refusal = null,
  isKeptOpen = false,
  isPageUnsaved = false,
}: {
  refusal?: string | null;
  isKeptOpen?: boolean;
  isPageUnsaved?: boolean;
}) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [error, setError] = useState<string | null>(null);
    const navigate = useNavigate();
    useLeaveGuard(isPageUnsaved);
    if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
    async function handleSubmit() {
      await Promise.resolve();
      if (isKeptOpen) return;
      if (refusal === null) await navigate('/dashboard/made');
      else setError(refusal);
    }
    return (
      <FormDialog
        title="New"
        submitLabel="Make"
        error={error}
        onSubmit={() => void handleSubmit()}
        onClose={() => setOpen(false)}
      >
        <TextField label="Name" />
      </FormDialog>
    );
  }
  const dashboardRoutes = [
    { path: 'before', element: <Link to="/dashboard/page">Page</Link> },
    { path: 'page', element: <Page /> },
    { path: 'made', element: <h1>Made</h1> },
  ];
  const page = renderRemote(defineRemote({ name: 'runs', dashboardRoutes }), '/dashboard/before');
  await page.user.click(screen.getByRole('link', { name: 'Page' }));
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  const choose = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  return { ...page, choose };
}

const name = () => screen.getByLabelText('Name');
const isGone = () => waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument());

test('Escape and Close ask before they drop what was entered, Cancel does not', async () => {
  const { user, choose } = await open({});
  await user.type(name(), 'Cart{Escape}');
  await choose('Keep Editing');
  expect(name()).toHaveValue('Cart');
  await choose('Close');
  await choose('Discard Changes');
  await isGone();
  await choose('Open');
  await user.keyboard('{Escape}');
  await isGone();
  await choose('Open');
  await user.type(name(), 'Cart');
  await choose('Cancel');
  await isGone();
});

test('Back asks as well; what was sent leads on without a question', async () => {
  const { user, goBack, choose, location } = await open({});
  await user.type(name(), 'Cart');
  act(goBack);
  await choose('Stay');
  expect(name()).toHaveValue('Cart');
  await choose('Make');
  expect(await screen.findByRole('heading', { name: 'Made' })).toBeVisible();
  expect(location()).toBe('/dashboard/made');
});

test('a dialog that its own check keeps open still asks', async () => {
  const { user, choose } = await open({ isKeptOpen: true });
  await user.type(name(), 'Cart{Enter}{Escape}');
  await choose('Keep Editing');
  expect(name()).toHaveValue('Cart');
});

test('what was refused is asked about again', async () => {
  const { user, choose } = await open({ refusal: 'The name is taken.' });
  await user.type(name(), 'Cart{Enter}');
  expect(await screen.findByText('The name is taken.')).toBeVisible();
  await user.keyboard('{Escape}');
  await choose('Keep Editing');
  expect(name()).toHaveValue('Cart');
});

test('an untouched dialog does not let the unsaved work of the page go', async () => {
  const { goBack, choose, location } = await open({ isPageUnsaved: true });
  act(goBack);
  await choose('Stay');
  act(goBack);
  await choose('Leave');
  await waitFor(() => expect(location()).toBe('/dashboard/before'));
});
