import '@blueprintjs/core/lib/css/blueprint.css';
import {
  Button,
  Callout,
  Card,
  Checkbox,
  Collapse,
  ControlGroup,
  FileInput,
  FormGroup,
  HTMLSelect,
  HTMLTable,
  InputGroup,
  Menu,
  MenuItem,
  NumericInput,
  ProgressBar,
  Radio,
  RadioGroup,
  SegmentedControl,
  Slider,
  Switch,
  Tab,
  Tabs,
  Tag,
  TagInput,
  TextArea,
  Tree,
} from '@blueprintjs/core';
import { show } from './support/react.tsx';

show(
  <>
    <h1>Orders</h1>
    <Callout intent="warning" title="Stock is low">
      Order more
    </Callout>
    <FormGroup label="Full name" labelFor="name" labelInfo="(required)" helperText="As in your passport">
      <InputGroup id="name" placeholder="Jane Doe" leftIcon="person" />
    </FormGroup>
    <FormGroup label="Comment" labelFor="comment">
      <TextArea id="comment" />
    </FormGroup>
    <FormGroup label="Amount" labelFor="amount">
      <NumericInput id="amount" defaultValue={3} />
    </FormGroup>
    <FormGroup label="City" labelFor="city">
      <HTMLSelect id="city" options={['Berlin', 'Paris']} defaultValue="Paris" />
    </FormGroup>
    <Checkbox label="I agree" defaultChecked />
    <Checkbox label="All items" indeterminate />
    <Switch label="Dark mode" innerLabel="off" innerLabelChecked="on" />
    <RadioGroup label="Plan" selectedValue="basic" onChange={() => undefined}>
      <Radio label="Basic" value="basic" />
      <Radio label="Pro" value="pro" disabled />
    </RadioGroup>
    <SegmentedControl
      options={[
        { label: 'List', value: 'l' },
        { label: 'Board', value: 'b' },
      ]}
      defaultValue="l"
    />
    <Slider value={3} labelStepSize={5} />
    <FileInput text="Choose a picture" />
    <TagInput values={['New', 'Sale']} />
    <Button intent="primary">Save</Button>
    <Button disabled>Archive</Button>
    <Button loading>Sending</Button>
    <Button icon="trash" aria-label="Delete" />
    <ControlGroup>
      <Button icon="caret-down" text="Options" />
    </ControlGroup>
    <Menu>
      <MenuItem text="Download" label="⌘S" icon="download" />
      <MenuItem text="Print" disabled />
      <MenuItem text="Wide" selected roleStructure="listoption" />
    </Menu>
    <Tabs id="tabs">
      <Tab id="a" title="Details" panel={<p>Details of it</p>} />
      <Tab id="b" title="History" />
    </Tabs>
    <HTMLTable>
      <thead>
        <tr>
          <th>Name</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Chair</td>
          <td>12</td>
        </tr>
      </tbody>
    </HTMLTable>
    <Tree
      contents={[
        {
          id: 1,
          label: 'Products',
          isExpanded: true,
          hasCaret: true,
          childNodes: [{ id: 2, label: 'Chairs', isSelected: true }],
        },
      ]}
    />
    <Collapse isOpen>By post</Collapse>
    <Card interactive>Chair</Card>
    <Tag onRemove={() => undefined}>New</Tag>
    <ProgressBar value={0.4} />
  </>,
);
