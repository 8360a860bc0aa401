import {
  Checkbox,
  Combobox,
  ComboboxInput,
  Description,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Field,
  Fieldset,
  Input,
  Label,
  Legend,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  Popover,
  PopoverButton,
  Radio,
  RadioGroup,
  Select,
  Switch,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
  Textarea,
} from '@headlessui/react';
import { show } from './support/react.tsx';

show(
  <Fieldset>
    <Legend>Shipping</Legend>
    <Field>
      <Label>Street</Label>
      <Description>With the number</Description>
      <Input name="street" />
    </Field>
    <Field disabled>
      <Label>Comment</Label>
      <Textarea />
    </Field>
    <Field>
      <Label>Country</Label>
      <Select defaultValue="fr">
        <option value="de">Germany</option>
        <option value="fr">France</option>
      </Select>
    </Field>
    <Field>
      <Label>City</Label>
      <Listbox value="Paris">
        <ListboxButton>Paris</ListboxButton>
      </Listbox>
    </Field>
    <Field>
      <Label>Person</Label>
      <Combobox value="Ada">
        <ComboboxInput />
      </Combobox>
    </Field>
    <Field>
      <Checkbox
        defaultChecked
        style={{ display: 'inline-block', width: 16, height: 16, background: 'navy' }}
      />
      <Label>Send me mail</Label>
    </Field>
    <Field>
      <Switch style={{ width: 40, height: 20 }} />
      <Label>Dark mode</Label>
    </Field>
    <RadioGroup defaultValue="Basic" aria-label="Plan">
      {['Basic', 'Pro'].map((plan) => (
        <Field key={plan}>
          <Radio
            value={plan}
            style={{ display: 'inline-block', width: 16, height: 16, background: 'gray' }}
          />
          <Label>{plan}</Label>
        </Field>
      ))}
    </RadioGroup>
    <Listbox value="Small">
      <ListboxButton aria-label="Size">Small</ListboxButton>
      <ListboxOptions static>
        <ListboxOption value="Small">Small</ListboxOption>
        <ListboxOption value="Large" disabled>
          Large
        </ListboxOption>
      </ListboxOptions>
    </Listbox>
    <Menu>
      <MenuButton>Options</MenuButton>
    </Menu>
    <Popover>
      <PopoverButton>Solutions</PopoverButton>
    </Popover>
    <Disclosure defaultOpen>
      <DisclosureButton>Returns</DisclosureButton>
      <DisclosurePanel>Within 30 days</DisclosurePanel>
    </Disclosure>
    <TabGroup>
      <TabList>
        <Tab>Details</Tab>
        <Tab>History</Tab>
        <Tab disabled>Locked</Tab>
      </TabList>
      <TabPanels>
        <TabPanel>Details of it</TabPanel>
        <TabPanel>Nothing</TabPanel>
      </TabPanels>
    </TabGroup>
  </Fieldset>,
);
