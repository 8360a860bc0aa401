import '@carbon/styles/css/styles.css';
import {
  Accordion,
  AccordionItem,
  Breadcrumb,
  BreadcrumbItem,
  Button,
  Checkbox,
  ComboBox,
  ContentSwitcher,
  DataTable,
  Dropdown,
  InlineNotification,
  Link,
  MultiSelect,
  NumberInput,
  OverflowMenu,
  OverflowMenuItem,
  Pagination,
  PasswordInput,
  ProgressIndicator,
  ProgressStep,
  RadioButton,
  RadioButtonGroup,
  Search,
  Select,
  SelectItem,
  Slider,
  Switch,
  Tab,
  TabList,
  TabPanel,
  TabPanels,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableSelectAll,
  TableSelectRow,
  Tabs,
  Tag,
  TextArea,
  TextInput,
  Tile,
  Toggle,
  TreeNode,
  TreeView,
} from '@carbon/react';
import { show } from './support/react.tsx';

const cities = ['Berlin', 'Paris'];
show(
  <>
    <h1>Orders</h1>
    <Breadcrumb>
      <BreadcrumbItem href="#home">Home</BreadcrumbItem>
      <BreadcrumbItem isCurrentPage>Orders</BreadcrumbItem>
    </Breadcrumb>
    <InlineNotification kind="warning" title="Stock is low" subtitle="Order more" />
    <TextInput id="name" labelText="Full name" helperText="As in your passport" placeholder="Jane Doe" />
    <TextInput id="mail" labelText="E-mail" invalid invalidText="Not an address" defaultValue="nobody" />
    <PasswordInput id="password" labelText="Password" />
    <TextArea labelText="Comment" />
    <NumberInput id="amount" label="Amount" value={3} />
    <Search labelText="Search" id="search" />
    <Dropdown id="city" titleText="City" label="Choose" items={cities} initialSelectedItem="Paris" />
    <ComboBox id="drink" titleText="Drink" items={['Tea']} />
    <MultiSelect id="skills" titleText="Skills" label="Choose skills" items={[{ id: 'a', label: 'React' }]} />
    <Select id="colour" labelText="Colour">
      <SelectItem value="r" text="Red" />
      <SelectItem value="g" text="Green" />
    </Select>
    <Checkbox id="agree" labelText="I agree" defaultChecked />
    <Checkbox id="all" labelText="All items" indeterminate />
    <Toggle id="dark" labelText="Dark mode" />
    <RadioButtonGroup legendText="Plan" name="plan" defaultSelected="basic">
      <RadioButton labelText="Basic" value="basic" />
      <RadioButton labelText="Pro" value="pro" disabled />
    </RadioButtonGroup>
    <Slider labelText="Volume" min={0} max={100} value={30} />
    <Button>Save</Button>
    <Button disabled>Archive</Button>
    <Button
      hasIconOnly
      iconDescription="Delete"
      renderIcon={() => (
        <svg width="16" height="16">
          <rect width="16" height="16" />
        </svg>
      )}
    />
    <Link href="#help">Help</Link>
    <OverflowMenu aria-label="Options">
      <OverflowMenuItem itemText="Download" />
    </OverflowMenu>
    <ContentSwitcher onChange={() => undefined}>
      <Switch name="list">List</Switch>
      <Switch name="board">Board</Switch>
    </ContentSwitcher>
    <Tabs>
      <TabList aria-label="Order">
        <Tab>Details</Tab>
        <Tab>History</Tab>
        <Tab disabled>Locked</Tab>
      </TabList>
      <TabPanels>
        <TabPanel>Details of it</TabPanel>
        <TabPanel>Nothing</TabPanel>
        <TabPanel>No</TabPanel>
      </TabPanels>
    </Tabs>
    <DataTable
      rows={[
        { id: '1', name: 'Chair', amount: 12 },
        { id: '2', name: 'Table', amount: 7 },
      ]}
      headers={[
        { key: 'name', header: 'Name' },
        { key: 'amount', header: 'Amount' },
      ]}
      isSortable
    >
      {({ rows, headers, getHeaderProps, getRowProps, getSelectionProps, getTableProps }) => (
        <Table {...getTableProps()}>
          <TableHead>
            <TableRow>
              <TableSelectAll {...getSelectionProps()} />
              {headers.map((header) => (
                <TableHeader {...getHeaderProps({ header })} key={header.key}>
                  {header.header}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow {...getRowProps({ row })} key={row.id}>
                <TableSelectRow {...getSelectionProps({ row })} />
                {row.cells.map((cell) => (
                  <TableCell key={cell.id}>{cell.value as string}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </DataTable>
    <Pagination pageSizes={[10, 20]} totalItems={50} />
    <Accordion>
      <AccordionItem title="Shipping" open>
        By post
      </AccordionItem>
      <AccordionItem title="Returns">Within 30 days</AccordionItem>
    </Accordion>
    <TreeView label="Folders">
      <TreeNode id="p" label="Products" isExpanded>
        <TreeNode id="c" label="Chairs" />
      </TreeNode>
    </TreeView>
    <ProgressIndicator>
      <ProgressStep label="Cart" complete />
      <ProgressStep label="Payment" current />
    </ProgressIndicator>
    <Tile>Four legs</Tile>
    <Tag>New</Tag>
  </>,
);
