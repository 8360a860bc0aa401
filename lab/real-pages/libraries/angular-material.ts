import '@angular/compiler';
import './node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import { Component, provideZonelessChangeDetection } from '@angular/core';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatBadgeModule } from '@angular/material/badge';
import { MatButtonModule } from '@angular/material/button';
import { MatButtonToggleModule } from '@angular/material/button-toggle';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatChipsModule } from '@angular/material/chips';
import { provideNativeDateAdapter } from '@angular/material/core';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatListModule } from '@angular/material/list';
import { MatMenuModule } from '@angular/material/menu';
import { MatPaginatorModule } from '@angular/material/paginator';
import { MatProgressBarModule } from '@angular/material/progress-bar';
import { MatRadioModule } from '@angular/material/radio';
import { MatSelectModule } from '@angular/material/select';
import { MatSlideToggleModule } from '@angular/material/slide-toggle';
import { MatSliderModule } from '@angular/material/slider';
import { MatStepperModule } from '@angular/material/stepper';
import { MatTableModule } from '@angular/material/table';
import { MatTabsModule } from '@angular/material/tabs';
import { MatToolbarModule } from '@angular/material/toolbar';
import { bootstrapApplication } from '@angular/platform-browser';
import { show } from './support/html.ts';

@Component({
  selector: 'orders-page',
  imports: [
    MatAutocompleteModule,
    MatBadgeModule,
    MatButtonModule,
    MatButtonToggleModule,
    MatCheckboxModule,
    MatChipsModule,
    MatDatepickerModule,
    MatExpansionModule,
    MatFormFieldModule,
    MatInputModule,
    MatListModule,
    MatMenuModule,
    MatPaginatorModule,
    MatProgressBarModule,
    MatRadioModule,
    MatSelectModule,
    MatSlideToggleModule,
    MatSliderModule,
    MatStepperModule,
    MatTableModule,
    MatTabsModule,
    MatToolbarModule,
  ],
  template: `<mat-toolbar
      ><span>Warehouse</span><button matButton [matMenuTriggerFor]="menu">Options</button></mat-toolbar
    ><mat-menu #menu="matMenu"><button mat-menu-item>Download</button></mat-menu>
    <h1>Orders</h1>
    <mat-form-field
      ><mat-label>Full name</mat-label><input matInput placeholder="Jane Doe" required /><mat-hint
        >As in your passport</mat-hint
      ></mat-form-field
    ><mat-form-field appearance="outline"
      ><mat-label>Comment</mat-label><textarea matInput>Ring twice</textarea>
    </mat-form-field>
    <mat-form-field
      ><mat-label>City</mat-label
      ><mat-select value="paris"
        ><mat-option value="berlin">Berlin</mat-option
        ><mat-option value="paris">Paris</mat-option></mat-select
      ></mat-form-field
    ><mat-form-field
      ><mat-label>Skills</mat-label
      ><mat-select multiple [value]="['r']"
        ><mat-option value="r">React</mat-option><mat-option value="v">Vue</mat-option></mat-select
      ></mat-form-field
    >
    <mat-form-field
      ><mat-label>Drink</mat-label><input matInput [matAutocomplete]="drinks" /><mat-autocomplete
        #drinks="matAutocomplete"
        ><mat-option value="Tea">Tea</mat-option></mat-autocomplete
      ></mat-form-field
    ><mat-form-field
      ><mat-label>Start date</mat-label
      ><input matInput [matDatepicker]="picker" [value]="start" /><mat-datepicker-toggle
        matIconSuffix
        [for]="picker" /><mat-datepicker #picker
    /></mat-form-field>
    <mat-form-field
      ><mat-label>Tags</mat-label
      ><mat-chip-grid #tags
        ><mat-chip-row
          >New<button matChipRemove aria-label="Remove New">×</button></mat-chip-row
        ></mat-chip-grid
      ><input [matChipInputFor]="tags" placeholder="Add a tag" /></mat-form-field
    ><mat-chip-listbox aria-label="Filter"
      ><mat-chip-option selected>Open</mat-chip-option
      ><mat-chip-option>Closed</mat-chip-option></mat-chip-listbox
    >
    <mat-checkbox checked>I agree</mat-checkbox><mat-checkbox indeterminate>All items</mat-checkbox
    ><mat-checkbox disabled>Locked box</mat-checkbox><mat-slide-toggle>Dark mode</mat-slide-toggle
    ><mat-radio-group aria-label="Plan" value="b"
      ><mat-radio-button value="b">Basic</mat-radio-button
      ><mat-radio-button value="p">Pro</mat-radio-button></mat-radio-group
    >
    <mat-slider><input matSliderThumb value="30" aria-label="Volume" /></mat-slider
    ><mat-button-toggle-group value="list" aria-label="View"
      ><mat-button-toggle value="list">List</mat-button-toggle
      ><mat-button-toggle value="board">Board</mat-button-toggle></mat-button-toggle-group
    >
    <button matButton="filled">Save</button><button matButton disabled>Archive</button
    ><a matButton href="#docs">Docs</a><button matButton matBadge="3">Messages</button
    ><mat-progress-bar mode="determinate" value="40" />
    <mat-tab-group
      ><mat-tab label="Details">Details of it</mat-tab><mat-tab label="History">Nothing</mat-tab
      ><mat-tab label="Locked" disabled>Locked away</mat-tab></mat-tab-group
    ><mat-accordion
      ><mat-expansion-panel expanded
        ><mat-expansion-panel-header><mat-panel-title>Shipping</mat-panel-title></mat-expansion-panel-header
        >By post</mat-expansion-panel
      ><mat-expansion-panel
        ><mat-expansion-panel-header><mat-panel-title>Returns</mat-panel-title></mat-expansion-panel-header
        >Within 30 days</mat-expansion-panel
      ></mat-accordion
    >
    <mat-nav-list
      ><a mat-list-item href="#drafts" activated>Drafts</a
      ><a mat-list-item href="#sent">Sent</a></mat-nav-list
    ><mat-stepper
      ><mat-step label="Cart">Your cart</mat-step><mat-step label="Payment">Pay</mat-step></mat-stepper
    >
    <table mat-table [dataSource]="rows">
      <ng-container matColumnDef="name"
        ><th mat-header-cell *matHeaderCellDef>Name</th>
        <td mat-cell *matCellDef="let row">{{ row.name }}</td></ng-container
      ><ng-container matColumnDef="amount"
        ><th mat-header-cell *matHeaderCellDef>Amount</th>
        <td mat-cell *matCellDef="let row">{{ row.amount }}</td></ng-container
      ><ng-container matColumnDef="actions"
        ><th mat-header-cell *matHeaderCellDef>Actions</th>
        <td mat-cell *matCellDef><button matButton>Edit</button></td></ng-container
      >
      <tr mat-header-row *matHeaderRowDef="['name', 'amount', 'actions']"></tr>
      <tr mat-row *matRowDef="let row; columns: ['name', 'amount', 'actions']"></tr>
    </table>
    <mat-paginator length="50" pageSize="10" [pageSizeOptions]="[5, 10]" />`,
})
class OrdersPage {
  rows = [
    { name: 'Chair', amount: 12 },
    { name: 'Table', amount: 7 },
  ];
  start = new Date(2026, 2, 14);
}

show('<orders-page></orders-page>');
void bootstrapApplication(OrdersPage, {
  providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()],
});
