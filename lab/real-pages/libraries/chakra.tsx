import {
  Accordion,
  Alert,
  Button,
  ChakraProvider,
  Checkbox,
  CloseButton,
  Field,
  Input,
  Link,
  NativeSelect,
  NumberInput,
  PinInput,
  Progress,
  RadioGroup,
  RatingGroup,
  SegmentGroup,
  Slider,
  Switch,
  Table,
  Tabs,
  Textarea,
  defaultSystem,
} from '@chakra-ui/react';
import { show } from './support/react.tsx';

show(
  <ChakraProvider value={defaultSystem}>
    <h1>Orders</h1>
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Title>Stock is low</Alert.Title>
    </Alert.Root>
    <Field.Root required>
      <Field.Label>
        Full name <Field.RequiredIndicator />
      </Field.Label>
      <Input placeholder="Jane Doe" />
      <Field.HelperText>As in your passport</Field.HelperText>
    </Field.Root>
    <Field.Root invalid>
      <Field.Label>E-mail</Field.Label>
      <Input defaultValue="nobody" />
      <Field.ErrorText>Not an address</Field.ErrorText>
    </Field.Root>
    <Field.Root disabled>
      <Field.Label>Comment</Field.Label>
      <Textarea />
    </Field.Root>
    <Field.Root>
      <Field.Label>City</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field defaultValue="Paris">
          <option>Berlin</option>
          <option>Paris</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
    <NumberInput.Root defaultValue="3">
      <NumberInput.Label>Amount</NumberInput.Label>
      <NumberInput.Control />
      <NumberInput.Input />
    </NumberInput.Root>
    <PinInput.Root>
      <PinInput.Label>Code</PinInput.Label>
      <PinInput.HiddenInput />
      <PinInput.Control>
        <PinInput.Input index={0} />
        <PinInput.Input index={1} />
      </PinInput.Control>
    </PinInput.Root>
    <Checkbox.Root defaultChecked>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>I agree</Checkbox.Label>
    </Checkbox.Root>
    <Checkbox.Root checked="indeterminate">
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>All items</Checkbox.Label>
    </Checkbox.Root>
    <Switch.Root>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>Dark mode</Switch.Label>
    </Switch.Root>
    <RadioGroup.Root defaultValue="basic">
      <RadioGroup.Label>Plan</RadioGroup.Label>
      {['basic', 'pro'].map((value) => (
        <RadioGroup.Item key={value} value={value}>
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator />
          <RadioGroup.ItemText>{value}</RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
    <SegmentGroup.Root defaultValue="List">
      <SegmentGroup.Indicator />
      <SegmentGroup.Items items={['List', 'Board']} />
    </SegmentGroup.Root>
    <Slider.Root defaultValue={[30]} width="200px">
      <Slider.Label>Volume</Slider.Label>
      <Slider.Control>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumbs />
      </Slider.Control>
    </Slider.Root>
    <RatingGroup.Root count={5} defaultValue={3}>
      <RatingGroup.Label>Rating</RatingGroup.Label>
      <RatingGroup.HiddenInput />
      <RatingGroup.Control />
    </RatingGroup.Root>
    <Button>Save</Button>
    <Button disabled>Archive</Button>
    <Button loading>Sending</Button>
    <Button loading loadingText="Saving">
      Save all
    </Button>
    <CloseButton aria-label="Dismiss" />
    <Link href="#help">Help</Link>
    <Tabs.Root defaultValue="a">
      <Tabs.List>
        <Tabs.Trigger value="a">Details</Tabs.Trigger>
        <Tabs.Trigger value="b">History</Tabs.Trigger>
        <Tabs.Indicator />
      </Tabs.List>
      <Tabs.Content value="a">Details of it</Tabs.Content>
      <Tabs.Content value="b">Nothing</Tabs.Content>
    </Tabs.Root>
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Name</Table.ColumnHeader>
          <Table.ColumnHeader>Amount</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.Cell>Chair</Table.Cell>
          <Table.Cell>12</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
    <Accordion.Root collapsible defaultValue={['s']}>
      {['s', 'r'].map((value) => (
        <Accordion.Item key={value} value={value}>
          <Accordion.ItemTrigger>
            {value === 's' ? 'Shipping' : 'Returns'}
            <Accordion.ItemIndicator />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent>
            <Accordion.ItemBody>{value === 's' ? 'By post' : 'Within 30 days'}</Accordion.ItemBody>
          </Accordion.ItemContent>
        </Accordion.Item>
      ))}
    </Accordion.Root>
    <Progress.Root value={40}>
      <Progress.Label>Upload</Progress.Label>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  </ChakraProvider>,
);
