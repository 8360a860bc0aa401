import 'flatpickr/dist/flatpickr.css';
import flatpickr from 'flatpickr';
import { show } from './support/html.ts';

show(`<h1>Travel</h1>
<label for="start">Start date</label> <input id="start"> <label for="end">End date</label> <input id="end">
<label for="time">Time</label> <input id="time"> <label for="day">Day</label> <input id="day">`);

flatpickr('#start', { defaultDate: '2026-03-14' });
flatpickr('#end', { altInput: true, altFormat: 'F j, Y', defaultDate: '2026-03-20' });
flatpickr('#time', { enableTime: true, noCalendar: true, defaultDate: '10:30' });
flatpickr('#day', { inline: true, defaultDate: '2026-03-14', minDate: '2026-03-05' });
