import { useState } from 'react';
import { SegmentedControl, Select, Switch, Tabs } from 'shared/choice';
import { Card, Checkbox, Grid, PasswordField, SearchField, Stack, TextArea, TextField } from 'shared/ui';

const HOURS = [
  { value: 1, label: 'Every hour' },
  { value: 2, label: 'Every 2 hours' },
];
const TABS = [
  { value: 'tests', label: 'Tests' },
  { value: 'modules', label: 'Modules' },
] as const;

export function FieldsPreview() {
  const [search, setSearch] = useState('lamp');
  const [tab, setTab] = useState<'tests' | 'modules'>('tests');
  return (
    <Grid>
      <Card>
        <Stack>
          <TextField label="Name" placeholder="Buy a lamp" hint="As your team calls it." />
          <TextField
            label="URL"
            isOptional
            defaultValue="lamp-shop"
            error="Enter a full address that begins with https://."
          />
          <PasswordField label="Password" defaultValue="a password" />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Select label="Interval" options={HOURS} />
          <TextArea label="Source material" placeholder="Paste a ticket or a flow description" />
          <SearchField label="Search tests" placeholder="Search tests" value={search} onChange={setSearch} />
          <TextField label="Suite" disabled value="Checkout" />
        </Stack>
      </Card>
      <Card>
        <Stack>
          <Checkbox label="Remember me" defaultChecked />
          <Switch label="Run on a schedule" hint="Runs every test of the suite." defaultChecked />
          <Switch label="E-mail" />
          <SegmentedControl label="Kind" options={TABS} value={tab} onChange={setTab} />
          <Tabs label="Tests and modules" tabs={TABS} value={tab} onChange={setTab}>
            The panel of {tab}
          </Tabs>
        </Stack>
      </Card>
    </Grid>
  );
}
