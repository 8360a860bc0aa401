import '@material/web/all.js';
import { show } from './support/html.ts';

show(`<h1>Orders</h1>
<md-outlined-text-field label="Full name" required></md-outlined-text-field><md-filled-text-field label="E-mail" value="nobody" error error-text="Not an address"></md-filled-text-field><md-outlined-text-field label="Comment" type="textarea" rows="2"></md-outlined-text-field>
<md-outlined-select label="City"><md-select-option value="b"><div slot="headline">Berlin</div></md-select-option><md-select-option value="p" selected><div slot="headline">Paris</div></md-select-option></md-outlined-select>
<label><md-checkbox checked></md-checkbox> I agree</label><md-checkbox aria-label="All" indeterminate></md-checkbox>
<form><md-radio id="basic" name="plan" value="b" checked></md-radio><label for="basic">Basic</label><md-radio id="pro" name="plan" value="p"></md-radio><label for="pro">Pro</label></form>
<label>Dark mode <md-switch></md-switch></label><md-switch aria-label="Notifications" selected></md-switch>
<md-slider aria-label="Volume" value="30" labeled></md-slider>
<md-filled-button>Save</md-filled-button><md-outlined-button disabled>Archive</md-outlined-button><md-text-button href="#docs">Docs</md-text-button><md-icon-button aria-label="Delete">x</md-icon-button><md-icon-button toggle selected aria-label="Favourite">y</md-icon-button><md-fab label="Compose" aria-label="Compose"></md-fab>
<md-tabs><md-primary-tab active>Details</md-primary-tab><md-primary-tab>History</md-primary-tab></md-tabs>
<md-chip-set aria-label="Filters"><md-filter-chip label="Open" selected></md-filter-chip><md-assist-chip label="Add"></md-assist-chip><md-input-chip label="Ada"></md-input-chip></md-chip-set>
<md-list><md-list-item>Drafts</md-list-item><md-list-item type="button">Sent</md-list-item><md-list-item type="link" href="#trash">Trash</md-list-item></md-list>
<md-linear-progress value="0.4" aria-label="Upload"></md-linear-progress>`);
