import 'vuetify/styles';
import { createVuetify } from 'vuetify';
import * as components from 'vuetify/components';
import { show } from './support/vue.ts';

show(
  `<v-app><v-main><v-container><h1>Orders</h1>
<v-breadcrumbs :items="[{ title: 'Home', href: '#home' }, 'Orders']" /><v-alert type="warning" closable>Stock is low</v-alert>
<v-text-field label="Full name" placeholder="Jane Doe" hint="As in your passport" clearable v-model="name" /><v-text-field label="E-mail" placeholder="name@example.com" />
<v-text-field label="Phone" :error-messages="['Not a number']" model-value="none" /><v-textarea label="Comment" rows="2" />
<v-select label="City" :items="['Berlin', 'Paris']" model-value="Paris" /><v-select label="Skills" multiple chips :items="['React', 'Vue']" :model-value="['Vue']" />
<v-autocomplete label="Drink" :items="['Tea']" /><v-combobox label="Tags" multiple chips :model-value="['New']" />
<v-checkbox label="I agree" :model-value="true" /><v-checkbox label="All items" indeterminate /><v-switch label="Dark mode" />
<v-radio-group label="Plan" model-value="basic"><v-radio label="Basic" value="basic" /><v-radio label="Pro" value="pro" disabled /></v-radio-group>
<v-slider label="Volume" :model-value="30" /><v-rating :model-value="3" /><v-file-input label="Picture" /><v-number-input label="Amount" :model-value="3" />
<v-btn>Save</v-btn><v-btn disabled>Archive</v-btn><v-btn loading>Sending</v-btn><v-btn href="#docs">Docs</v-btn><v-btn-toggle :model-value="0"><v-btn>List</v-btn><v-btn>Board</v-btn></v-btn-toggle>
<v-menu><template #activator="{ props }"><v-btn v-bind="props">Options</v-btn></template></v-menu>
<v-tabs model-value="a"><v-tab value="a">Details</v-tab><v-tab value="b">History</v-tab></v-tabs>
<v-table><thead><tr><th>Name</th><th>Amount</th></tr></thead><tbody><tr><td>Chair</td><td>12</td></tr></tbody></v-table>
<v-data-table :items="[{ name: 'Chair', amount: 12 }, { name: 'Table', amount: 7 }]" show-select />
<v-expansion-panels :model-value="0"><v-expansion-panel title="Shipping" text="By post" /><v-expansion-panel title="Returns" text="Within 30 days" /></v-expansion-panels>
<v-list><v-list-item title="Drafts" active /><v-list-item title="Sent" subtitle="3 unread" href="#sent" /></v-list><v-chip closable>New</v-chip><v-chip>Sale</v-chip>
<v-pagination :length="5" /><v-progress-linear :model-value="40" /><v-card title="Chair" text="Four legs"><v-card-actions><v-btn>Buy</v-btn></v-card-actions></v-card>
</v-container></v-main></v-app>`,
  createVuetify({ components }),
  { name: 'Ada' },
);
