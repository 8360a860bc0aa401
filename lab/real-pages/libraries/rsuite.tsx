import 'rsuite/dist/rsuite.css';
import {
  AutoComplete,
  Button,
  ButtonToolbar,
  Checkbox,
  CheckPicker,
  DatePicker,
  Dropdown,
  Form,
  Input,
  InputNumber,
  InputPicker,
  Message,
  Nav,
  Pagination,
  Panel,
  PanelGroup,
  Progress,
  Radio,
  RadioGroup,
  Rate,
  SelectPicker,
  Slider,
  Table,
  Tabs,
  Tag,
  TagPicker,
  Toggle,
  Tree,
  Whisper,
} from 'rsuite';
import { show } from './support/react.tsx';

const cities = ['Berlin', 'Paris'].map((label) => ({ label, value: label }));
show(
  <>
    <h1>Orders</h1>
    <Message type="warning" closable>
      Stock is low
    </Message>
    <Nav activeKey="home">
      <Nav.Item eventKey="home">Home</Nav.Item>
      <Nav.Item href="#news">News</Nav.Item>
    </Nav>
    <Form>
      <Form.Group controlId="name">
        <Form.Label>Full name</Form.Label>
        <Form.Control name="name" />
        <Form.Text>Required</Form.Text>
      </Form.Group>
      <Form.Group controlId="city">
        <Form.Label>City</Form.Label>
        <Form.Control name="city" accepter={SelectPicker} data={cities} />
      </Form.Group>
      <Form.Group controlId="skills">
        <Form.Label>Skills</Form.Label>
        <Form.Control name="skills" accepter={TagPicker} data={cities} />
      </Form.Group>
      <Form.Group controlId="start">
        <Form.Label>Start date</Form.Label>
        <Form.Control name="start" accepter={DatePicker} />
      </Form.Group>
      <Form.Group controlId="amount">
        <Form.Label>Amount</Form.Label>
        <Form.Control name="amount" accepter={InputNumber} />
      </Form.Group>
    </Form>
    <InputPicker data={cities} placeholder="Choose" />
    <CheckPicker data={cities} label="Cities" />
    <AutoComplete data={['Tea']} placeholder="Drink" />
    <Input placeholder="Search" />
    <Checkbox defaultChecked>I agree</Checkbox>
    <Checkbox indeterminate>All items</Checkbox>
    <Toggle>Dark mode</Toggle>
    <RadioGroup name="plan" defaultValue="b">
      <Radio value="b">Basic</Radio>
      <Radio value="p" disabled>
        Pro
      </Radio>
    </RadioGroup>
    <Slider defaultValue={30} />
    <Rate defaultValue={3} />
    <ButtonToolbar>
      <Button appearance="primary">Save</Button>
      <Button disabled>Archive</Button>
      <Button loading>Sending</Button>
      <Button href="#docs">Docs</Button>
    </ButtonToolbar>
    <Dropdown title="Options">
      <Dropdown.Item>Download</Dropdown.Item>
    </Dropdown>
    <Tabs defaultActiveKey="a">
      <Tabs.Tab eventKey="a" title="Details">
        Details of it
      </Tabs.Tab>
      <Tabs.Tab eventKey="b" title="History">
        Nothing
      </Tabs.Tab>
    </Tabs>
    <Table
      data={[
        { name: 'Chair', amount: 12 },
        { name: 'Table', amount: 7 },
      ]}
      height={140}
    >
      <Table.Column width={200} sortable>
        <Table.HeaderCell>Name</Table.HeaderCell>
        <Table.Cell dataKey="name" />
      </Table.Column>
      <Table.Column>
        <Table.HeaderCell>Amount</Table.HeaderCell>
        <Table.Cell dataKey="amount" />
      </Table.Column>
    </Table>
    <PanelGroup accordion>
      <Panel header="Shipping" defaultExpanded>
        By post
      </Panel>
      <Panel header="Returns">Within 30 days</Panel>
    </PanelGroup>
    <Tree
      data={[{ label: 'Products', value: 'p', children: [{ label: 'Chairs', value: 'c' }] }]}
      defaultExpandAll
    />
    <Pagination pages={5} activePage={1} />
    <Tag closable>New</Tag>
    <Progress.Line percent={40} />
    <Whisper speaker={<span>Help</span>}>
      <Button>Hover</Button>
    </Whisper>
  </>,
);
