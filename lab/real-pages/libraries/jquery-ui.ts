import './support/jquery.ts';
import 'jquery-ui-dist/jquery-ui.css';
import 'jquery-ui-dist/jquery-ui.js';
import { show } from './support/html.ts';

show(`<h1>Orders</h1>
<div id="tabs"><ul><li><a href="#t1">Details</a></li><li><a href="#t2">History</a></li></ul><div id="t1">Details of the order</div><div id="t2">Nothing yet</div></div>
<div id="accordion"><h3>Shipping</h3><div>By post</div><h3>Returns</h3><div>Within 30 days</div></div>
<label for="start">Start date</label> <input id="start"> <div id="inline"></div>
<label for="amount">Amount</label> <input id="amount" value="3">
<label for="city">City</label> <select id="city"><option>Berlin</option><option selected>Paris</option></select>
<label for="tag">Tag</label> <input id="tag">
<fieldset><legend>Plan</legend><label for="basic">Basic</label><input type="radio" name="plan" id="basic" checked><label for="pro">Pro</label><input type="radio" name="plan" id="pro"></fieldset>
<label for="agree">I agree</label><input type="checkbox" id="agree" checked>
<button id="save">Save</button><button id="archive" disabled>Archive</button>
<div id="volume" style="width: 200px"></div><div id="upload"></div>
<ul id="menu" style="width: 150px"><li><div>Download</div></li><li class="ui-state-disabled"><div>Print</div></li><li><div>More</div><ul><li><div>Share</div></li></ul></li></ul>
<ul id="sort"><li>First</li><li>Second</li></ul>
<div id="dialog" title="Delete the order?">It cannot be restored.</div>`);

const { $ } = window as unknown as { $: (selector: string) => Record<string, (options?: object) => void> };
$('#tabs').tabs?.();
$('#accordion').accordion?.();
$('#start').datepicker?.();
$('#inline').datepicker?.();
$('#amount').spinner?.();
$('#city').selectmenu?.();
$('#tag').autocomplete?.({ source: ['Red', 'Green'] });
$('#plan, #basic, #pro, #agree').checkboxradio?.();
$('#save, #archive').button?.();
$('#volume').slider?.({ value: 30 });
$('#upload').progressbar?.({ value: 40 });
$('#menu').menu?.();
$('#sort').sortable?.();
$('#dialog').dialog?.({
  autoOpen: true,
  modal: false,
  position: { my: 'right top', at: 'right top' },
  buttons: [{ text: 'Delete' }, { text: 'Cancel' }],
});
