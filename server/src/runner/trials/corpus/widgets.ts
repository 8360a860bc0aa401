import { act, check, impossible, wrong, type Trial } from '../trial.ts';

/** jQuery UI: elements that only look like dropdowns, dates, sliders and dialogs. */
export const WIDGETS: Trial[] = [
  {
    application: 'widgets',
    start: '/',
    about: 'widgets that look like controls',
    steps: [
      act('Type "Ber" into Destination', `value('#city') === 'Ber' && shown('.ui-autocomplete')`),
      act('Click Berlin in the suggestions', `value('#city') === 'Berlin'`, 'Click "Berlin"'),
      check('The destination is Berlin'),
      wrong('The destination is Bern', 'another one'),
      act('Click into the Departure field', `shown('#ui-datepicker-div')`, 'Click "Departure"'),
      act('Click 15 in the calendar', `value('#from') === '05/15/2026'`, 'Click "15"'),
      check('Departure has the value 05/15/2026'),
      act('Replace the number of Nights with 7', `value('#nights') === '7'`, 'Type "7" into "Nights"'),
      act('Click "Book now"', `shown('.ui-dialog')`),
      check('The dialog asks "Do you want to book this trip?"'),
      act('Click Yes', `text('#booked') === 'Booked: Berlin, 7 nights'`),
      check('The page shows "Booked: Berlin, 7 nights"'),
      wrong('The page shows "Booked: Berlin, 17 nights"', 'another number'),
      wrong('The confirm dialog is open', 'closed'),
    ],
  },
  {
    application: 'widgets',
    start: '/',
    about: 'widgets that look like controls',
    steps: [
      act(
        'Choose Suite in the Room dropdown',
        `value('#room') === 'Suite'`,
        'Click "Double" and click "Suite"',
      ),
      check('The selected room is Suite'),
      wrong('The room is Double', 'a stale value'),
      act('Tick Parking', `$('#parking').checked`, 'Click "Parking"'),
      check('Parking is checked'),
      wrong('Wi-Fi is checked', 'another one'),
      act('Increase the nights by clicking the up arrow once', `value('#nights') === '4'`),
    ],
  },
  {
    application: 'widgets',
    start: '/',
    about: 'tabs',
    steps: [
      check('The text "Direct flights from 89 €" is visible'),
      wrong('The text "No cars available" is visible', 'on another tab'),
      act('Click the Hotels tab', `shown('#hotels') && !shown('#flights')`, 'Click "Hotels"'),
      check('The page shows "breakfast included"'),
      wrong('"Direct flights from 89 €" is visible', 'on another tab'),
      act(
        'Open "Are pets allowed?"',
        `all('#questions > div')[1].checkVisibility()`,
        'Click "Are pets allowed?"',
      ),
      check('I can read "Small dogs only."'),
      wrong('I can read "Until two days before departure."', 'in a closed section'),
    ],
  },
  {
    application: 'widgets',
    start: '/',
    about: 'drag and drop',
    steps: [
      act(
        'Drag Ticket onto "Drop here"',
        `text('#basket') === '1 ticket in the basket'`,
        'Drag "Ticket" to "Drop here"',
      ),
      check('The basket says "1 ticket in the basket"'),
      act('Hover over Opening hours', `shown('.ui-tooltip')`),
      check('The tooltip "We are open from 9 to 5" is shown'),
      wrong('The basket says "Drop here"', 'a stale text'),
      impossible(
        'Drag the Suitcase onto the basket',
        'no such thing',
        `text('#basket') === '1 ticket in the basket'`,
      ),
    ],
  },
];
