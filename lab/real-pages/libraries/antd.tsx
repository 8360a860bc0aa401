import {
  Button,
  Checkbox,
  Collapse,
  DatePicker,
  Dropdown,
  Form,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Radio,
  Rate,
} from 'antd';
import {
  Select,
  Slider,
  Switch,
  Table,
  Tabs,
  Tree,
  Alert,
  Progress,
  Menu,
  Popconfirm,
  Steps,
  Tag,
  Upload,
} from 'antd';
import { show } from './support/react.tsx';

const rows = [
  { key: 1, name: 'Ada Lovelace', role: 'Engineer', amount: 12 },
  { key: 2, name: 'Grace Hopper', role: 'Admiral', amount: 7 },
];
const options = ['Berlin', 'Paris', 'Rome'].map((label) => ({ value: label.toLowerCase(), label }));

show(
  <>
    <h1>Orders</h1>
    <Menu
      mode="horizontal"
      selectedKeys={['home']}
      items={[
        { key: 'home', label: 'Home' },
        { key: 'more', label: 'More', children: [{ key: 'help', label: 'Help' }] },
      ]}
    />
    <Alert type="warning" showIcon closable message="Stock is low" description="Order more before Friday." />
    <Form layout="vertical" initialValues={{ city: 'paris', agree: true, plan: 'basic' }}>
      <Form.Item label="Full name" name="name" rules={[{ required: true }]}>
        <Input placeholder="Jane Doe" allowClear />
      </Form.Item>
      <Form.Item label="Password" name="password">
        <Input.Password />
      </Form.Item>
      <Form.Item label="City" name="city">
        <Select options={options} />
      </Form.Item>
      <Form.Item label="Skills" name="skills">
        <Select mode="multiple" options={options} defaultValue={['rome']} />
      </Form.Item>
      <Form.Item label="Start date" name="start">
        <DatePicker />
      </Form.Item>
      <Form.Item label="Amount" name="amount">
        <InputNumber min={1} defaultValue={3} />
      </Form.Item>
      <Form.Item name="agree" valuePropName="checked">
        <Checkbox>I agree</Checkbox>
      </Form.Item>
      <Form.Item label="Plan" name="plan">
        <Radio.Group
          options={[
            { value: 'basic', label: 'Basic' },
            { value: 'pro', label: 'Pro' },
          ]}
        />
      </Form.Item>
      <Form.Item label="Size" name="size">
        <Radio.Group>
          <Radio.Button value="s">Small</Radio.Button>
          <Radio.Button value="l">Large</Radio.Button>
        </Radio.Group>
      </Form.Item>
      <Form.Item label="Notifications" name="notify">
        <Switch />
      </Form.Item>
      <Form.Item label="Volume" name="volume">
        <Slider defaultValue={30} />
      </Form.Item>
      <Form.Item label="Search">
        <Input.Search enterButton />
      </Form.Item>
      <Form.Item label="Comment">
        <Input.TextArea showCount maxLength={100} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Save
      </Button>{' '}
      <Button disabled>Archive</Button> <Button loading>Sending</Button>
    </Form>
    <Tabs
      items={[
        { key: 'a', label: 'Details', children: 'Details of the order' },
        { key: 'b', label: 'History', children: 'Nothing yet' },
        { key: 'c', label: 'Locked', disabled: true },
      ]}
    />
    <Table
      dataSource={rows}
      rowSelection={{}}
      pagination={false}
      columns={[
        { title: 'Name', dataIndex: 'name', sorter: true },
        { title: 'Role', dataIndex: 'role' },
        { title: 'Amount', dataIndex: 'amount', align: 'right' },
        {
          title: 'Actions',
          render: () => (
            <>
              <Button type="link">Edit</Button>
              <Popconfirm title="Sure?">
                <a href="#delete">Delete</a>
              </Popconfirm>
            </>
          ),
        },
      ]}
    />
    <Pagination total={50} />
    <Collapse
      defaultActiveKey={['1']}
      items={[
        { key: '1', label: 'Shipping', children: 'By post' },
        { key: '2', label: 'Returns', children: 'Within 30 days' },
      ]}
    />
    <Tree
      defaultExpandAll
      checkable
      treeData={[
        {
          key: 'p',
          title: 'Products',
          children: [
            { key: 'x', title: 'Chairs' },
            { key: 'y', title: 'Tables' },
          ],
        },
      ]}
    />
    <Dropdown menu={{ items: [{ key: 'd', label: 'Download' }] }}>
      <Button>Options</Button>
    </Dropdown>
    <Rate defaultValue={3} /> <Progress percent={40} /> <Tag closable>New</Tag>
    <Steps current={1} items={[{ title: 'Cart' }, { title: 'Payment' }, { title: 'Done' }]} />
    <Upload>
      <Button>Choose file</Button>
    </Upload>
    <Modal open={location.hash === '#dialog'} title="Delete the order?">
      It cannot be restored.
    </Modal>
  </>,
);
