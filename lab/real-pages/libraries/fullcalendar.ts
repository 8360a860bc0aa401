import { Calendar } from '@fullcalendar/core';
import days from '@fullcalendar/daygrid';
import { show } from './support/html.ts';

show('<h1>Planning</h1><div id="calendar" style="width: 900px"></div>');
new Calendar(document.querySelector('#calendar') as HTMLElement, {
  plugins: [days],
  initialDate: '2026-03-14',
  headerToolbar: { left: 'prev,next today', center: 'title', right: 'dayGridMonth,dayGridWeek' },
  events: [
    { title: 'Release', start: '2026-03-17' },
    { title: 'Holiday', start: '2026-03-20', end: '2026-03-23' },
  ],
}).render();
