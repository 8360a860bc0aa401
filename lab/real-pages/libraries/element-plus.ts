import 'element-plus/dist/index.css';
import ElementPlus from 'element-plus';
import { show } from './support/vue.ts';

show(
  `<h1>Orders</h1><el-alert title="Stock is low" type="warning" />
<el-menu mode="horizontal" default-active="1"><el-menu-item index="1">Home</el-menu-item><el-sub-menu index="2"><template #title>More</template><el-menu-item index="2-1">Help</el-menu-item></el-sub-menu></el-menu>
<el-form label-width="120px"><el-form-item label="Full name" required><el-input placeholder="Jane Doe" clearable model-value="Ada" /></el-form-item>
<el-form-item label="City"><el-select model-value="paris"><el-option label="Berlin" value="berlin" /><el-option label="Paris" value="paris" /></el-select></el-form-item>
<el-form-item label="Skills"><el-select multiple :model-value="['a']"><el-option label="React" value="a" /><el-option label="Vue" value="b" /></el-select></el-form-item>
<el-form-item label="Start date"><el-date-picker model-value="2026-03-14" /></el-form-item><el-form-item label="Amount"><el-input-number :model-value="3" /></el-form-item>
<el-form-item label="Notify"><el-switch :model-value="true" /></el-form-item><el-form-item label="Volume"><el-slider :model-value="30" /></el-form-item>
<el-form-item label="Plan"><el-radio-group model-value="Basic"><el-radio value="Basic">Basic</el-radio><el-radio value="Pro" disabled>Pro</el-radio></el-radio-group></el-form-item>
<el-form-item label="Size"><el-radio-group model-value="Small"><el-radio-button value="Small">Small</el-radio-button><el-radio-button value="Large">Large</el-radio-button></el-radio-group></el-form-item>
<el-form-item><el-checkbox :model-value="true">I agree</el-checkbox><el-checkbox indeterminate>All items</el-checkbox></el-form-item>
<el-form-item label="Comment"><el-input type="textarea" maxlength="100" show-word-limit /></el-form-item><el-form-item label="Password"><el-input type="password" show-password model-value="secret" /></el-form-item>
<el-form-item><el-button type="primary">Save</el-button><el-button disabled>Archive</el-button><el-button loading>Sending</el-button><el-link href="#help">Help</el-link></el-form-item></el-form>
<el-tabs model-value="a"><el-tab-pane label="Details" name="a">Details of it</el-tab-pane><el-tab-pane label="History" name="b">Nothing</el-tab-pane></el-tabs>
<el-table :data="[{ name: 'Chair', amount: 12 }, { name: 'Table', amount: 7 }]"><el-table-column type="selection" width="50" /><el-table-column prop="name" label="Name" sortable /><el-table-column prop="amount" label="Amount" /><el-table-column label="Actions"><el-button link>Edit</el-button></el-table-column></el-table>
<el-pagination layout="prev, pager, next, sizes" :total="50" /><el-collapse :model-value="['1']"><el-collapse-item title="Shipping" name="1">By post</el-collapse-item><el-collapse-item title="Returns" name="2">Within 30 days</el-collapse-item></el-collapse>
<el-tree default-expand-all show-checkbox :data="[{ label: 'Products', children: [{ label: 'Chairs' }] }]" /><el-dropdown><el-button>Options</el-button></el-dropdown><el-rate :model-value="3" /><el-tag closable>New</el-tag><el-progress :percentage="40" /><el-steps :active="1"><el-step title="Cart" /><el-step title="Payment" /></el-steps>`,
  ElementPlus,
);
