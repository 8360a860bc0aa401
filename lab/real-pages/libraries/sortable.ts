import Sortable from 'sortablejs';
import { show } from './support/html.ts';

show(
  '<h1>Tasks</h1><ul id="tasks"><li><span class="handle" aria-label="Move">::</span> Paint <button>Remove</button></li><li><span class="handle">::</span> Sand <button>Remove</button></li></ul>',
);
new Sortable(document.querySelector('#tasks') as HTMLElement, { handle: '.handle' });
