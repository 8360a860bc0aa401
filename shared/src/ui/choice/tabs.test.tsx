import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from 'shared/choice';

const TABS = [
  { value: 'screenshots', label: 'Screenshots' },
  { value: 'recording', label: 'Recording' },
  { value: 'log', label: 'Log' },
] as const;

function Example() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('screenshots');
  return (
    <Tabs label="Test Media" tabs={TABS} value={tab} onChange={setTab}>
      The {tab}
    </Tabs>
  );
}

test('Tab reaches one tab; the arrow keys, Home and End select the others', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Screenshots' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Recording', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Recording' })).toHaveTextContent('The recording');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Screenshots', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('tab', { name: 'Screenshots', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
