import Select from 'react-select';
import Creatable from 'react-select/creatable';
import { show } from './support/react.tsx';

const options = ['Berlin', 'Paris', 'Rome'].map((label) => ({ value: label, label }));

show(
  <>
    <h1>Travel</h1>
    <label htmlFor="city">City</label>
    <Select inputId="city" options={options} defaultValue={options[1]} isClearable />
    <label htmlFor="stops">Stops</label>
    <Select inputId="stops" options={options} isMulti defaultValue={[options[0], options[2]]} />
    <Select aria-label="Country" options={options} placeholder="Choose a country" />
    <label htmlFor="tags">Tags</label>
    <Creatable inputId="tags" options={options} />
    <label htmlFor="fixed">Fixed</label>
    <Select inputId="fixed" options={options} isDisabled defaultValue={options[0]} />
    <label htmlFor="open">Open</label>
    <Select inputId="open" options={options} menuIsOpen value={options[2]} />
  </>,
);
