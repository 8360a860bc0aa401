import 'tom-select/dist/css/tom-select.css';
import TomSelect from 'tom-select';
import { show } from './support/html.ts';

show(`<h1>Travel</h1>
<label for="city">City</label> <select id="city"><option>Berlin</option><option selected>Paris</option></select>
<label for="stops">Stops</label> <select id="stops" multiple><option selected>Berlin</option><option selected>Rome</option><option>Paris</option></select>
<label for="country">Country</label> <select id="country" placeholder="Choose a country"><option value="">Choose a country</option><option>France</option></select>
<label for="tags">Tags</label> <input id="tags" value="red,green">
<label for="fixed">Fixed</label> <select id="fixed" disabled><option>Only this</option></select>
<label for="open">Open</label> <select id="open"><option>One</option><option selected>Two</option></select>`);

for (const id of ['city', 'country', 'fixed']) new TomSelect(`#${id}`, {});
new TomSelect('#stops', { plugins: ['remove_button'] });
new TomSelect('#tags', { create: true });
new TomSelect('#open', {}).open();
