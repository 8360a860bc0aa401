import {
  Accordion,
  AlertDialog,
  Checkbox,
  Collapsible,
  Dialog,
  DropdownMenu,
  Label,
  Menubar,
  NavigationMenu,
  Progress,
  RadioGroup,
} from 'radix-ui';
import {
  ScrollArea,
  Select,
  Slider,
  Switch,
  Tabs,
  Toast,
  Toggle,
  ToggleGroup,
  Toolbar,
  Tooltip,
} from 'radix-ui';
import { show } from './support/react.tsx';

show(
  <Tooltip.Provider>
    <h1>Preferences</h1>
    <div>
      <Label.Root htmlFor="news">Newsletter</Label.Root>
      <Checkbox.Root id="news" defaultChecked>
        <Checkbox.Indicator>✓</Checkbox.Indicator>
      </Checkbox.Root>
    </div>
    <label>
      <Checkbox.Root checked="indeterminate">
        <Checkbox.Indicator>–</Checkbox.Indicator>
      </Checkbox.Root>{' '}
      All mails
    </label>
    <div>
      <label htmlFor="dark">Dark mode</label>
      <Switch.Root id="dark" style={{ width: 42, height: 25 }}>
        <Switch.Thumb style={{ display: 'block', width: 20, height: 20, background: 'gray' }} />
      </Switch.Root>
    </div>
    <RadioGroup.Root defaultValue="all" aria-label="Messages">
      <div>
        <RadioGroup.Item value="all" id="all" />
        <label htmlFor="all">All messages</label>
      </div>
      <div>
        <RadioGroup.Item value="some" id="some" disabled />
        <label htmlFor="some">Mentions only</label>
      </div>
    </RadioGroup.Root>
    <form>
      <label htmlFor="fruit">Fruit</label>
      <Select.Root defaultValue="apple" name="fruit">
        <Select.Trigger id="fruit">
          <Select.Value />
          <Select.Icon />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content>
            <Select.Viewport>
              <Select.Item value="apple">
                <Select.ItemText>Apple</Select.ItemText>
              </Select.Item>
              <Select.Item value="pear">
                <Select.ItemText>Pear</Select.ItemText>
              </Select.Item>
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </form>
    <Slider.Root
      defaultValue={[40]}
      style={{ position: 'relative', display: 'flex', width: 200, height: 20 }}
    >
      <Slider.Track style={{ flexGrow: 1, background: 'silver', height: 3 }}>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb
        aria-label="Volume"
        style={{ display: 'block', width: 20, height: 20, background: 'black' }}
      />
    </Slider.Root>
    <Tabs.Root defaultValue="account">
      <Tabs.List aria-label="Settings">
        <Tabs.Trigger value="account">Account</Tabs.Trigger>
        <Tabs.Trigger value="password">Password</Tabs.Trigger>
        <Tabs.Trigger value="team" disabled>
          Team
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="account">Your account</Tabs.Content>
      <Tabs.Content value="password">Your password</Tabs.Content>
    </Tabs.Root>
    <Accordion.Root type="single" collapsible defaultValue="one">
      <Accordion.Item value="one">
        <Accordion.Header>
          <Accordion.Trigger>Is it accessible?</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>It is.</Accordion.Content>
      </Accordion.Item>
      <Accordion.Item value="two">
        <Accordion.Header>
          <Accordion.Trigger>Is it styled?</Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Content>No.</Accordion.Content>
      </Accordion.Item>
    </Accordion.Root>
    <Collapsible.Root>
      <Collapsible.Trigger>Show repositories</Collapsible.Trigger>
      <Collapsible.Content>Nothing</Collapsible.Content>
    </Collapsible.Root>
    <Toggle.Root aria-label="Bold" defaultPressed>
      B
    </Toggle.Root>
    <ToggleGroup.Root type="single" defaultValue="left" aria-label="Alignment">
      <ToggleGroup.Item value="left">Left</ToggleGroup.Item>
      <ToggleGroup.Item value="right">Right</ToggleGroup.Item>
    </ToggleGroup.Root>
    <Toolbar.Root aria-label="Formatting">
      <Toolbar.Button>Share</Toolbar.Button>
      <Toolbar.Link href="#edited">Edited 2 hours ago</Toolbar.Link>
    </Toolbar.Root>
    <Menubar.Root>
      <Menubar.Menu>
        <Menubar.Trigger>File</Menubar.Trigger>
        <Menubar.Portal>
          <Menubar.Content>
            <Menubar.Item>New tab</Menubar.Item>
          </Menubar.Content>
        </Menubar.Portal>
      </Menubar.Menu>
      <Menubar.Menu>
        <Menubar.Trigger>Edit</Menubar.Trigger>
      </Menubar.Menu>
    </Menubar.Root>
    <NavigationMenu.Root>
      <NavigationMenu.List>
        <NavigationMenu.Item>
          <NavigationMenu.Link href="#home">Home</NavigationMenu.Link>
        </NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Options</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Download</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
    <Dialog.Root>
      <Dialog.Trigger>Edit profile</Dialog.Trigger>
    </Dialog.Root>{' '}
    <AlertDialog.Root>
      <AlertDialog.Trigger>Delete account</AlertDialog.Trigger>
    </AlertDialog.Root>
    <Tooltip.Root>
      <Tooltip.Trigger aria-label="Help">?</Tooltip.Trigger>
    </Tooltip.Root>
    <Progress.Root value={60} aria-label="Upload" style={{ width: 200, height: 10, background: 'silver' }}>
      <Progress.Indicator />
    </Progress.Root>
    <ScrollArea.Root style={{ height: 60, width: 200, overflow: 'hidden' }}>
      <ScrollArea.Viewport style={{ height: '100%' }}>
        {Array.from({ length: 20 }, (_, index) => (
          <div key={index}>Version {index + 1}</div>
        ))}
      </ScrollArea.Viewport>
    </ScrollArea.Root>
    <Toast.Provider>
      <Toast.Root open>
        <Toast.Title>Saved</Toast.Title>
        <Toast.Action altText="Undo the change">Undo</Toast.Action>
      </Toast.Root>
      <Toast.Viewport />
    </Toast.Provider>
  </Tooltip.Provider>,
);
