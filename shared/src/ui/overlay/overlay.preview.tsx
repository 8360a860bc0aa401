import { Ellipsis, Pencil, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Combobox, Dialog, Menu, Tooltip } from 'shared/overlay';
import { Button, IconButton, Row, Stack } from 'shared/ui';

const SUITES = [
  'Checkout',
  'Account',
  'Search',
  'Sign in',
  'Newsletter',
  'A suite with a very long name indeed',
];
const OPTIONS = SUITES.map((label, index) => ({ value: String(index), label, hint: `ID: ${index}` }));

export function OverlayPreview() {
  const [isOpen, setIsOpen] = useState(false);
  const [suite, setSuite] = useState<string | null>(null);
  const [theme, setTheme] = useState('light');
  const close = () => setIsOpen(false);
  const picker = (
    <Combobox
      label="Test Suite"
      placeholder="Select a test suite"
      emptyText="No test suite found."
      options={OPTIONS}
      value={suite}
      onChange={setSuite}
    />
  );
  const footer = (
    <>
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button onClick={close}>Create Run</Button>
    </>
  );
  return (
    <Stack>
      <Row wrap>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Dialog
        </Button>
        <Menu
          align="start"
          header="ada@example.com"
          trigger={<IconButton variant="secondary" label="Menu" icon={<Ellipsis />} />}
          items={[
            { label: 'Settings', icon: <Settings />, to: '/dashboard/settings' },
            { label: 'Edit', icon: <Pencil />, onSelect: () => undefined },
            { kind: 'separator' },
            {
              kind: 'radio',
              label: 'Theme',
              value: theme,
              onChange: setTheme,
              options: [
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ],
            },
            { kind: 'separator' },
            { label: 'Archive', disabledReason: 'A test uses it.' },
            { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => undefined },
          ]}
        />
        <Tooltip text="AI Vision Enabled">
          <Button variant="secondary">Tooltip</Button>
        </Tooltip>
      </Row>
      {picker}
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Kick off a Run"
        description="Every test of the suite runs in a browser of its own."
        footer={footer}
      >
        {picker}
      </Dialog>
    </Stack>
  );
}
