import { useCombobox, useSelect } from 'downshift';
import { show } from './support/react.tsx';

const items = ['Berlin', 'Paris', 'Rome'];

function City() {
  const { isOpen, getToggleButtonProps, getLabelProps, getMenuProps, getItemProps, selectedItem } = useSelect(
    { items, initialSelectedItem: 'Paris' },
  );
  return (
    <div>
      <label {...getLabelProps()}>City</label>
      <div {...getToggleButtonProps()}>{selectedItem ?? 'Choose'}</div>
      <ul {...getMenuProps()}>
        {isOpen &&
          items.map((item, index) => (
            <li key={item} {...getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}
function Stop() {
  const { isOpen, getToggleButtonProps, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    useCombobox({ items, initialIsOpen: true, initialInputValue: 'Ro' });
  return (
    <div>
      <label {...getLabelProps()}>Stop</label>
      <input {...getInputProps()} />
      <button type="button" aria-label="toggle menu" {...getToggleButtonProps()}>
        v
      </button>
      <ul {...getMenuProps()}>
        {isOpen &&
          items.map((item, index) => (
            <li key={item} {...getItemProps({ item, index })}>
              {item}
            </li>
          ))}
      </ul>
    </div>
  );
}
show(
  <>
    <h1>Travel</h1>
    <City />
    <Stop />
  </>,
);
