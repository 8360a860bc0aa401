import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Checkbox,
  ComboBox,
  DateField,
  DateInput,
  DateSegment,
  Disclosure,
  DisclosurePanel,
  FieldError,
  GridList,
  GridListItem,
  Group,
  Heading,
  Input,
  Label,
  Link,
  ListBox,
  ListBoxItem,
  Meter,
  NumberField,
  Popover,
  ProgressBar,
  Radio,
  RadioGroup,
  SearchField,
  Select,
  SelectValue,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tag,
  TagGroup,
  TagList,
  TextField,
  ToggleButton,
  Tree,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import { show } from './support/react.tsx';

show(
  <>
    <h1>Orders</h1>
    <TextField isRequired>
      <Label>Full name</Label>
      <Input />
    </TextField>
    <TextField isInvalid defaultValue="nobody">
      <Label>E-mail</Label>
      <Input />
      <FieldError>Not an address</FieldError>
    </TextField>
    <SearchField>
      <Label>Search</Label>
      <Input />
      <Button>Clear</Button>
    </SearchField>
    <NumberField defaultValue={3}>
      <Label>Amount</Label>
      <Group>
        <Button slot="decrement">-</Button>
        <Input />
        <Button slot="increment">+</Button>
      </Group>
    </NumberField>
    <Select defaultSelectedKey="paris">
      <Label>City</Label>
      <Button>
        <SelectValue />
      </Button>
      <Popover>
        <ListBox>
          <ListBoxItem id="berlin">Berlin</ListBoxItem>
          <ListBoxItem id="paris">Paris</ListBoxItem>
        </ListBox>
      </Popover>
    </Select>
    <ComboBox>
      <Label>Drink</Label>
      <Input />
      <Button>▼</Button>
      <Popover>
        <ListBox>
          <ListBoxItem>Tea</ListBoxItem>
        </ListBox>
      </Popover>
    </ComboBox>
    <DateField>
      <Label>Start date</Label>
      <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
    </DateField>
    <Checkbox defaultSelected>I agree</Checkbox>
    <Checkbox isIndeterminate>All items</Checkbox>
    <Switch>Dark mode</Switch>
    <RadioGroup defaultValue="basic">
      <Label>Plan</Label>
      <Radio value="basic">Basic</Radio>
      <Radio value="pro" isDisabled>
        Pro
      </Radio>
    </RadioGroup>
    <Slider defaultValue={30} style={{ width: 200 }}>
      <Label>Volume</Label>
      <SliderOutput />
      <SliderTrack style={{ position: 'relative', height: 30, width: '100%' }}>
        <SliderThumb style={{ width: 20, height: 20, background: 'navy', top: '50%' }} />
      </SliderTrack>
    </Slider>
    <Button>Save</Button>
    <Button isDisabled>Archive</Button>
    <Button isPending>Sending</Button>
    <ToggleButton defaultSelected>Bold</ToggleButton>
    <Link href="#help">Help</Link>
    <Tabs>
      <TabList aria-label="Order">
        <Tab id="a">Details</Tab>
        <Tab id="b">History</Tab>
      </TabList>
      <TabPanel id="a">Details of it</TabPanel>
      <TabPanel id="b">Nothing</TabPanel>
    </Tabs>
    <Table aria-label="Stock" selectionMode="multiple">
      <TableHeader>
        <Column isRowHeader allowsSorting>
          Name
        </Column>
        <Column>Amount</Column>
      </TableHeader>
      <TableBody>
        <Row>
          <Cell>Chair</Cell>
          <Cell>12</Cell>
        </Row>
        <Row>
          <Cell>Table</Cell>
          <Cell>7</Cell>
        </Row>
      </TableBody>
    </Table>
    <GridList aria-label="Mails" selectionMode="single">
      <GridListItem textValue="Drafts">
        Drafts <Button aria-label="Open drafts">o</Button>
      </GridListItem>
      <GridListItem textValue="Sent">Sent</GridListItem>
    </GridList>
    <ListBox aria-label="Size" selectionMode="single" defaultSelectedKeys={['s']}>
      <ListBoxItem id="s">Small</ListBoxItem>
      <ListBoxItem id="l">Large</ListBoxItem>
    </ListBox>
    <TagGroup>
      <Label>Categories</Label>
      <TagList>
        <Tag>News</Tag>
        <Tag>Travel</Tag>
      </TagList>
    </TagGroup>
    <Tree aria-label="Folders" defaultExpandedKeys={['p']}>
      <TreeItem id="p" textValue="Products">
        <TreeItemContent>
          <Button slot="chevron">v</Button>Products
        </TreeItemContent>
        <TreeItem id="c" textValue="Chairs">
          <TreeItemContent>Chairs</TreeItemContent>
        </TreeItem>
      </TreeItem>
    </Tree>
    <Disclosure defaultExpanded>
      <Heading>
        <Button slot="trigger">Shipping</Button>
      </Heading>
      <DisclosurePanel>By post</DisclosurePanel>
    </Disclosure>
    <Calendar aria-label="Delivery">
      <header>
        <Button slot="previous">Before</Button>
        <Heading />
        <Button slot="next">After</Button>
      </header>
      <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
    </Calendar>
    <ProgressBar value={40} aria-label="Upload">
      {({ valueText }) => valueText}
    </ProgressBar>
    <Meter value={20} aria-label="Space">
      {({ valueText }) => valueText}
    </Meter>
  </>,
);
