import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace';
import { show } from './support/html.ts';

show(`<h1>Orders</h1>
<sl-breadcrumb><sl-breadcrumb-item href="#home">Home</sl-breadcrumb-item><sl-breadcrumb-item>Orders</sl-breadcrumb-item></sl-breadcrumb>
<sl-alert open closable variant="warning">Stock is low</sl-alert>
<sl-input label="Full name" placeholder="Jane Doe" clearable value="Ada" required></sl-input><sl-input label="Password" type="password" password-toggle></sl-input>
<sl-textarea label="Comment" help-text="At most 100 letters"></sl-textarea>
<sl-select label="City" value="paris" clearable><sl-option value="berlin">Berlin</sl-option><sl-option value="paris">Paris</sl-option></sl-select>
<sl-select label="Skills" value="a b" multiple><sl-option value="a">React</sl-option><sl-option value="b">Angular</sl-option></sl-select>
<sl-checkbox checked>I agree</sl-checkbox><sl-checkbox indeterminate>All</sl-checkbox><sl-switch>Dark mode</sl-switch>
<sl-radio-group label="Plan" value="basic"><sl-radio value="basic">Basic</sl-radio><sl-radio value="pro" disabled>Pro</sl-radio></sl-radio-group>
<sl-radio-group label="View" value="l"><sl-radio-button value="l">List</sl-radio-button><sl-radio-button value="b">Board</sl-radio-button></sl-radio-group>
<sl-range label="Volume" value="30"></sl-range><sl-rating label="Rating" value="3"></sl-rating>
<sl-button variant="primary">Save</sl-button><sl-button disabled>Archive</sl-button><sl-button loading>Sending</sl-button><sl-button href="#docs">Docs</sl-button><sl-icon-button name="gear" label="Settings"></sl-icon-button>
<sl-dropdown><sl-button slot="trigger" caret>Options</sl-button><sl-menu><sl-menu-item>Download</sl-menu-item></sl-menu></sl-dropdown>
<sl-menu><sl-menu-item>Cut</sl-menu-item><sl-menu-item type="checkbox" checked>Autosave</sl-menu-item><sl-menu-item disabled>Paste</sl-menu-item></sl-menu>
<sl-tab-group><sl-tab slot="nav" panel="a">Details</sl-tab><sl-tab slot="nav" panel="b">History</sl-tab><sl-tab slot="nav" panel="c" disabled>Locked</sl-tab><sl-tab-panel name="a">Details of it</sl-tab-panel><sl-tab-panel name="b">Nothing</sl-tab-panel></sl-tab-group>
<sl-details summary="Shipping" open>By post</sl-details><sl-details summary="Returns">Within 30 days</sl-details>
<sl-tree><sl-tree-item expanded>Products<sl-tree-item selected>Chairs</sl-tree-item><sl-tree-item>Tables</sl-tree-item></sl-tree-item></sl-tree>
<sl-tag removable>New</sl-tag><sl-badge>4</sl-badge><sl-avatar label="Ada Lovelace" initials="AL"></sl-avatar><sl-progress-bar value="40" label="Upload"></sl-progress-bar>
<sl-card><div slot="header">Chair</div>Four legs<sl-button slot="footer">Buy</sl-button></sl-card>`);
