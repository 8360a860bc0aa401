import 'quasar/dist/quasar.css';
import * as quasar from 'quasar';
import { show } from './support/vue.ts';

const { Quasar, ...components } = quasar;

show(
  `<h1>Orders</h1><q-banner>Stock is low</q-banner>
<q-input label="Full name" placeholder="Jane Doe" hint="As in your passport" model-value="" /><q-input label="E-mail" error error-message="Not an address" model-value="nobody" /><q-input label="Comment" type="textarea" model-value="" outlined />
<q-select label="City" :options="['Berlin', 'Paris']" model-value="Paris" /><q-select label="Skills" multiple use-chips :options="['React', 'Vue']" :model-value="['React']" /><q-select label="Drink" use-input :options="['Tea']" model-value="Tea" />
<q-checkbox label="I agree" :model-value="true" /><q-checkbox label="All items" :model-value="null" /><q-toggle label="Dark mode" :model-value="false" /><q-radio label="Basic" val="b" model-value="b" /><q-radio label="Pro" val="p" model-value="b" disable />
<q-option-group type="radio" :options="[{ label: 'Small', value: 's' }, { label: 'Large', value: 'l' }]" model-value="s" /><q-slider :model-value="30" aria-label="Volume" /><q-file label="Picture" :model-value="null" /><q-rating :model-value="3" />
<q-btn label="Save" color="primary" /><q-btn label="Archive" disable /><q-btn label="Sending" loading /><q-btn label="Docs" href="#docs" /><q-btn-toggle :options="[{ label: 'List', value: 'l' }, { label: 'Board', value: 'b' }]" model-value="l" /><q-btn-dropdown label="Options"><q-item clickable>Download</q-item></q-btn-dropdown>
<q-tabs model-value="a"><q-tab name="a" label="Details" /><q-tab name="b" label="History" /></q-tabs><q-table :rows="[{ name: 'Chair', amount: 12 }, { name: 'Table', amount: 7 }]" row-key="name" selection="multiple" :selected="[]" title="Stock" />
<q-expansion-item label="Shipping" default-opened>By post</q-expansion-item><q-expansion-item label="Returns">Within 30 days</q-expansion-item><q-list><q-item clickable active><q-item-section>Drafts</q-item-section></q-item><q-item clickable><q-item-section>Sent</q-item-section></q-item></q-list>
<q-tree :nodes="[{ label: 'Products', children: [{ label: 'Chairs' }] }]" node-key="label" default-expand-all /><q-chip removable>New</q-chip><q-pagination :model-value="1" :max="5" /><q-linear-progress :value="0.4" /><q-stepper model-value="a" flat><q-step name="a" title="Cart">Your cart</q-step><q-step name="b" title="Payment">Pay</q-step></q-stepper>`,
  Quasar,
  {},
  { components },
);
