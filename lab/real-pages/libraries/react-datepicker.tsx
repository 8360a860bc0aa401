import 'react-datepicker/dist/react-datepicker.css';
import DatePicker from 'react-datepicker';
import { show } from './support/react.tsx';

show(
  <>
    <h1>Travel</h1>
    <label htmlFor="start">Start date</label>
    <DatePicker id="start" selected={new Date(2026, 2, 14)} isClearable />
    <DatePicker inline selected={new Date(2026, 2, 14)} minDate={new Date(2026, 2, 5)} showMonthDropdown />
  </>,
);
