import 'choices.js/public/assets/styles/choices.css';
import Choices from 'choices.js';
import { show } from './support/html.ts';

show(`<h1>Travel</h1>
<label for="city">City</label> <select id="city"><option>Berlin</option><option selected>Paris</option></select>
<label for="stops">Stops</label> <select id="stops" multiple><option selected>Berlin</option><option selected>Rome</option><option>Paris</option></select>
<label for="country">Country</label> <select id="country"><option value="">Choose a country</option><option>France</option></select>
<label for="tags">Tags</label> <input id="tags" value="red,green">
<label for="fixed">Fixed</label> <select id="fixed" disabled><option>Only this</option></select>
<label for="open">Open</label> <select id="open"><option>One</option><option selected>Two</option></select>`);

for (const id of ['city', 'country', 'fixed']) new Choices(`#${id}`);
new Choices('#stops', { removeItemButton: true });
new Choices('#tags', { removeItemButton: true });
new Choices('#open').showDropdown();
