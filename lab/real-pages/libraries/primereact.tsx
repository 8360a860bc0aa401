import 'primereact/resources/themes/lara-light-blue/theme.css';
import { Accordion, AccordionTab } from 'primereact/accordion';
import { AutoComplete } from 'primereact/autocomplete';
import { Button } from 'primereact/button';
import { Calendar } from 'primereact/calendar';
import { Checkbox } from 'primereact/checkbox';
import { Chips } from 'primereact/chips';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { Dropdown } from 'primereact/dropdown';
import { InputNumber } from 'primereact/inputnumber';
import { InputSwitch } from 'primereact/inputswitch';
import { InputText } from 'primereact/inputtext';
import { ListBox } from 'primereact/listbox';
import { Menubar } from 'primereact/menubar';
import { Message } from 'primereact/message';
import { MultiSelect } from 'primereact/multiselect';
import { Password } from 'primereact/password';
import { Paginator } from 'primereact/paginator';
import { RadioButton } from 'primereact/radiobutton';
import { Rating } from 'primereact/rating';
import { SelectButton } from 'primereact/selectbutton';
import { Slider } from 'primereact/slider';
import { TabPanel, TabView } from 'primereact/tabview';
import { ToggleButton } from 'primereact/togglebutton';
import { Tree } from 'primereact/tree';
import { show } from './support/react.tsx';

const rows = [
  { name: 'Chair', amount: 12 },
  { name: 'Table', amount: 7 },
];

show(
  <>
    <h1>Orders</h1>
    <Menubar
      model={[
        { label: 'Home', url: '#home' },
        { label: 'More', items: [{ label: 'Help' }] },
      ]}
    />
    <Message severity="warn" text="Stock is low" />
    <label htmlFor="name">Full name</label>
    <InputText id="name" placeholder="Jane Doe" required />
    <span className="p-float-label">
      <InputText id="mail" />
      <label htmlFor="mail">E-mail</label>
    </span>
    <label htmlFor="city">City</label>
    <Dropdown inputId="city" options={['Berlin', 'Paris']} value="Paris" showClear />
    <label htmlFor="skills">Skills</label>
    <MultiSelect inputId="skills" options={['React', 'Vue']} value={['React']} display="chip" />
    <label htmlFor="drink">Drink</label>
    <AutoComplete inputId="drink" dropdown suggestions={['Tea']} />
    <label htmlFor="start">Start date</label>
    <Calendar inputId="start" showIcon value={new Date(2026, 2, 14)} />
    <label htmlFor="amount">Amount</label>
    <InputNumber inputId="amount" value={3} showButtons />
    <label htmlFor="pass">Password</label>
    <Password inputId="pass" toggleMask feedback={false} />
    <label htmlFor="tags">Tags</label>
    <Chips inputId="tags" value={['New']} />
    <Checkbox inputId="agree" checked />
    <label htmlFor="agree">I agree</label>
    <RadioButton inputId="basic" name="plan" checked />
    <label htmlFor="basic">Basic</label>
    <RadioButton inputId="pro" name="plan" />
    <label htmlFor="pro">Pro</label>
    <label htmlFor="dark">Dark mode</label>
    <InputSwitch inputId="dark" checked={false} />
    <ToggleButton checked onLabel="Following" offLabel="Follow" />
    <SelectButton options={['List', 'Board']} value="List" />
    <Slider value={30} aria-label="Volume" style={{ width: 200 }} />
    <Rating value={3} />
    <Button label="Save" />
    <Button label="Archive" disabled />
    <Button label="Sending" loading />
    <Button icon="pi pi-trash" aria-label="Delete" />
    <ListBox options={['Small', 'Large']} value="Small" />
    <DataTable value={rows} selectionMode="multiple" selection={[]} dataKey="name">
      <Column selectionMode="multiple" />
      <Column field="name" header="Name" sortable />
      <Column field="amount" header="Amount" />
      <Column header="Actions" body={() => <Button label="Edit" text />} />
    </DataTable>
    <Paginator first={0} rows={10} totalRecords={50} />
    <TabView>
      <TabPanel header="Details">Details of it</TabPanel>
      <TabPanel header="History">Nothing</TabPanel>
      <TabPanel header="Locked" disabled />
    </TabView>
    <Accordion activeIndex={0}>
      <AccordionTab header="Shipping">By post</AccordionTab>
      <AccordionTab header="Returns">Within 30 days</AccordionTab>
    </Accordion>
    <Tree
      value={[{ key: 'p', label: 'Products', children: [{ key: 'c', label: 'Chairs' }] }]}
      expandedKeys={{ p: true }}
    />
  </>,
);
