import './support/jquery.ts';
import 'select2/dist/css/select2.css';
import plugin from 'select2';
import { show } from './support/html.ts';

show(`<h1>Travel</h1>
<label for="city">City</label> <select id="city" style="width: 200px"><option>Berlin</option><option selected>Paris</option></select><br>
<label for="stops">Stops</label> <select id="stops" multiple style="width: 300px"><option selected>Berlin</option><option selected>Rome</option><option>Paris</option></select><br>
<label for="country">Country</label> <select id="country" style="width: 200px"><option></option><option>France</option></select><br>
<label for="fixed">Fixed</label> <select id="fixed" disabled style="width: 200px"><option>Only this</option></select><br>
<label for="open">Open</label> <select id="open" style="width: 200px"><option>One</option><option selected>Two</option><option disabled>Three</option></select>`);

const { $ } = window as unknown as {
  $: (selector: string) => { select2?: (options?: string | object) => void };
};
if (typeof plugin === 'function') (plugin as (root: Window, jquery: unknown) => void)(window, $);
$('#city, #stops, #fixed, #open').select2?.();
$('#country').select2?.({ placeholder: 'Choose a country', allowClear: true });
$('#open').select2?.('open');
