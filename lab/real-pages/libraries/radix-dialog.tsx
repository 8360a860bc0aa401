import { Dialog, DropdownMenu } from 'radix-ui';
import { show } from './support/react.tsx';

show(
  <>
    <h1>Orders</h1>
    <button type="button">Refresh</button>
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>Options</DropdownMenu.Trigger>
    </DropdownMenu.Root>
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay style={{ position: 'fixed', inset: 0, background: '#0008' }} />
        <Dialog.Content style={{ position: 'fixed', top: 100, left: 100, background: 'white', padding: 20 }}>
          <Dialog.Title>Edit profile</Dialog.Title>
          <Dialog.Description>Make changes here.</Dialog.Description>
          <label>
            Name <input defaultValue="Ada" />
          </label>
          <button type="button">Save changes</button>
          <Dialog.Close>Cancel</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  </>,
);
