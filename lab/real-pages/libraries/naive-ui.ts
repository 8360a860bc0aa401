import naive from 'naive-ui';
import { show } from './support/vue.ts';

show(
  `<h1>Orders</h1><n-alert title="Stock is low" type="warning" closable>Order more.</n-alert>
<n-form><n-form-item label="Full name" required><n-input placeholder="Jane Doe" /></n-form-item><n-form-item label="City"><n-select value="paris" :options="[{ label: 'Berlin', value: 'berlin' }, { label: 'Paris', value: 'paris' }]" /></n-form-item>
<n-form-item label="Skills"><n-select multiple :value="['a']" :options="[{ label: 'React', value: 'a' }]" /></n-form-item><n-form-item label="Amount"><n-input-number :value="3" /></n-form-item><n-form-item label="Start date"><n-date-picker formatted-value="2026-03-14" value-format="yyyy-MM-dd" /></n-form-item><n-form-item label="Notify"><n-switch /></n-form-item><n-form-item label="Volume"><n-slider :value="30" /></n-form-item></n-form>
<n-checkbox checked>I agree</n-checkbox><n-checkbox indeterminate>All items</n-checkbox><n-radio-group value="b"><n-radio value="b">Basic</n-radio><n-radio value="p" disabled>Pro</n-radio></n-radio-group><n-radio-group value="s"><n-radio-button value="s">Small</n-radio-button><n-radio-button value="l">Large</n-radio-button></n-radio-group>
<n-button>Save</n-button><n-button disabled>Archive</n-button><n-button loading>Sending</n-button><n-tabs value="a"><n-tab-pane name="a" tab="Details">Details of it</n-tab-pane><n-tab-pane name="b" tab="History">Nothing</n-tab-pane></n-tabs>
<n-data-table :columns="[{ type: 'selection' }, { title: 'Name', key: 'name', sorter: 'default' }, { title: 'Amount', key: 'amount' }]" :data="[{ name: 'Chair', amount: 12, key: 1 }, { name: 'Table', amount: 7, key: 2 }]" /><n-collapse default-expanded-names="1"><n-collapse-item title="Shipping" name="1">By post</n-collapse-item><n-collapse-item title="Returns" name="2">Within 30 days</n-collapse-item></n-collapse>
<n-tree default-expand-all checkable :data="[{ label: 'Products', key: 'p', children: [{ label: 'Chairs', key: 'c' }] }]" /><n-pagination :page-count="5" /><n-tag closable>New</n-tag><n-rate :value="3" /><n-progress :percentage="40" />`,
  naive,
);
