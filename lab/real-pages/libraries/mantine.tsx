import '@mantine/core/styles.css';
import {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  Autocomplete,
  Badge,
  Breadcrumbs,
  Button,
  Checkbox,
  Chip,
  CloseButton,
  FileInput,
  MantineProvider,
  Menu,
  MultiSelect,
  NativeSelect,
  NavLink,
  NumberInput,
  Pagination,
  PasswordInput,
  PinInput,
} from '@mantine/core';
import {
  Progress,
  Radio,
  RangeSlider,
  Rating,
  SegmentedControl,
  Select,
  Slider,
  Stepper,
  Switch,
  Table,
  Tabs,
  TagsInput,
  Textarea,
  TextInput,
  Tree,
} from '@mantine/core';
import { show } from './support/react.tsx';

show(
  <MantineProvider>
    <h1>Orders</h1>
    <Breadcrumbs>
      <Anchor href="#home">Home</Anchor>
      <span>Orders</span>
    </Breadcrumbs>
    <Alert title="Stock is low" withCloseButton closeButtonLabel="Dismiss">
      Order more.
    </Alert>
    <TextInput label="Full name" description="As in your passport" placeholder="Jane Doe" withAsterisk />
    <TextInput label="E-mail" error="Not an address" defaultValue="nobody" />
    <PasswordInput label="Password" />
    <Textarea label="Comment" />
    <NumberInput label="Amount" defaultValue={3} />
    <PinInput aria-label="Code" />
    <Select label="City" data={['Berlin', 'Paris']} defaultValue="Paris" clearable />
    <MultiSelect label="Skills" data={['React', 'Vue']} defaultValue={['React']} />
    <Autocomplete label="Country" data={['France']} />
    <TagsInput label="Tags" defaultValue={['New']} />
    <NativeSelect label="Colour" data={['Red', 'Green']} />
    <FileInput label="Picture" placeholder="Choose a picture" />
    <Checkbox label="I agree" defaultChecked />
    <Checkbox label="All" indeterminate />
    <Switch label="Dark mode" defaultChecked />
    <Radio.Group label="Plan" defaultValue="basic">
      <Radio value="basic" label="Basic" />
      <Radio value="pro" label="Pro" />
    </Radio.Group>
    <SegmentedControl data={['List', 'Board']} />
    <Chip defaultChecked>Express</Chip>
    <Slider thumbLabel="Volume" defaultValue={30} />
    <RangeSlider thumbFromLabel="From" thumbToLabel="To" defaultValue={[20, 60]} />
    <Button>Save</Button>
    <Button disabled>Archive</Button>
    <Button loading>Sending</Button>
    <ActionIcon aria-label="Delete">x</ActionIcon>
    <CloseButton aria-label="Close panel" />
    <Menu>
      <Menu.Target>
        <Button>Options</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Download</Menu.Item>
      </Menu.Dropdown>
    </Menu>
    <Tabs defaultValue="a">
      <Tabs.List>
        <Tabs.Tab value="a">Details</Tabs.Tab>
        <Tabs.Tab value="b">History</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="a">Details of it</Tabs.Panel>
      <Tabs.Panel value="b">Nothing</Tabs.Panel>
    </Tabs>
    <Table
      data={{
        caption: 'Elements',
        head: ['Name', 'Mass'],
        body: [
          ['Carbon', 12],
          ['Iron', 56],
        ],
      }}
    />
    <Accordion defaultValue="s">
      <Accordion.Item value="s">
        <Accordion.Control>Shipping</Accordion.Control>
        <Accordion.Panel>By post</Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="r">
        <Accordion.Control>Returns</Accordion.Control>
        <Accordion.Panel>Within 30 days</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
    <Stepper active={1}>
      <Stepper.Step label="Cart" />
      <Stepper.Step label="Payment" />
    </Stepper>
    <NavLink href="#drafts" label="Drafts" active />
    <Pagination total={5} getControlProps={(control) => ({ 'aria-label': `${control} page` })} />
    <Tree data={[{ value: 'p', label: 'Products', children: [{ value: 'c', label: 'Chairs' }] }]} />
    <Rating defaultValue={3} />
    <Progress value={40} aria-label="Upload" />
    <Badge>New</Badge>
  </MantineProvider>,
);
