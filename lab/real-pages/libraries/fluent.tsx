import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Avatar,
  Badge,
  Button,
  Checkbox,
  Combobox,
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
} from '@fluentui/react-components';
import {
  createTableColumn,
  Dropdown,
  Field,
  FluentProvider,
  Input,
  Link,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarBody,
  Option,
} from '@fluentui/react-components';
import {
  ProgressBar,
  Radio,
  RadioGroup,
  Rating,
  SearchBox,
  Select,
  Slider,
  SpinButton,
  SplitButton,
  Switch,
  Tab,
  TabList,
  Tag,
  Textarea,
  ToggleButton,
  Tree,
  TreeItem,
  TreeItemLayout,
  webLightTheme,
} from '@fluentui/react-components';
import { show } from './support/react.tsx';

const rows = [
  { file: 'Budget', author: 'Ada' },
  { file: 'Plan', author: 'Grace' },
];
const columns = [
  createTableColumn<{ file: string; author: string }>({
    columnId: 'file',
    renderHeaderCell: () => 'File',
    renderCell: (row) => row.file,
  }),
  createTableColumn<{ file: string; author: string }>({
    columnId: 'author',
    renderHeaderCell: () => 'Author',
    renderCell: (row) => row.author,
  }),
];

show(
  <FluentProvider theme={webLightTheme}>
    <h1>Files</h1>
    <MessageBar intent="warning">
      <MessageBarBody>Stock is low</MessageBarBody>
    </MessageBar>
    <Field label="Full name" required validationMessage="Enter a name">
      <Input />
    </Field>
    <Field label="Comment" hint="At most 100 letters">
      <Textarea />
    </Field>
    <Field label="City">
      <Dropdown defaultValue="Paris" defaultSelectedOptions={['Paris']}>
        <Option>Paris</Option>
        <Option>Rome</Option>
      </Dropdown>
    </Field>
    <Field label="Pet">
      <Combobox placeholder="Choose a pet">
        <Option>Cat</Option>
      </Combobox>
    </Field>
    <Field label="Colour">
      <Select>
        <option>Red</option>
        <option>Green</option>
      </Select>
    </Field>
    <Field label="Amount">
      <SpinButton defaultValue={3} />
    </Field>
    <Field label="Volume">
      <Slider defaultValue={30} />
    </Field>
    <Field label="Plan">
      <RadioGroup defaultValue="basic">
        <Radio value="basic" label="Basic" />
        <Radio value="pro" label="Pro" disabled />
      </RadioGroup>
    </Field>
    <SearchBox placeholder="Search files" />
    <Checkbox label="I agree" defaultChecked />
    <Checkbox label="All" checked="mixed" />
    <Switch label="Dark mode" />
    <div>
      <Button appearance="primary">Save</Button>
      <Button disabled>Archive</Button>
      <Button disabledFocusable>Locked</Button>
      <ToggleButton defaultChecked>Bold</ToggleButton>
      <SplitButton>Send</SplitButton>
      <Link href="#help">Help</Link>
    </div>
    <Menu>
      <MenuTrigger>
        <MenuButton>Options</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem>Download</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
    <TabList defaultSelectedValue="a">
      <Tab value="a">Details</Tab>
      <Tab value="b">History</Tab>
    </TabList>
    <DataGrid
      items={rows}
      columns={columns}
      sortable
      selectionMode="multiselect"
      getRowId={(row: { file: string }) => row.file}
    >
      <DataGridHeader>
        <DataGridRow>
          {({ renderHeaderCell }) => <DataGridHeaderCell>{renderHeaderCell()}</DataGridHeaderCell>}
        </DataGridRow>
      </DataGridHeader>
      <DataGridBody<{ file: string; author: string }>>
        {({ item, rowId }) => (
          <DataGridRow<{ file: string; author: string }> key={rowId}>
            {({ renderCell }) => <DataGridCell>{renderCell(item)}</DataGridCell>}
          </DataGridRow>
        )}
      </DataGridBody>
    </DataGrid>
    <Accordion collapsible defaultOpenItems="1">
      <AccordionItem value="1">
        <AccordionHeader>Shipping</AccordionHeader>
        <AccordionPanel>By post</AccordionPanel>
      </AccordionItem>
      <AccordionItem value="2">
        <AccordionHeader>Returns</AccordionHeader>
        <AccordionPanel>Within 30 days</AccordionPanel>
      </AccordionItem>
    </Accordion>
    <Tree aria-label="Folders" defaultOpenItems={['p']}>
      <TreeItem itemType="branch" value="p">
        <TreeItemLayout>Products</TreeItemLayout>
        <Tree>
          <TreeItem itemType="leaf">
            <TreeItemLayout>Chairs</TreeItemLayout>
          </TreeItem>
        </Tree>
      </TreeItem>
    </Tree>
    <Avatar name="Ada Lovelace" />
    <Badge>New</Badge>
    <Tag dismissible>Sale</Tag>
    <Rating defaultValue={3} />
    <ProgressBar value={0.4} />
  </FluentProvider>,
);
