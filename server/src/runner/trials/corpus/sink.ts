import { act, check, impossible, nonsense, wrong, type Trial } from '../trial.ts';

/** Cypress' Kitchen Sink and its TodoMVC. */
export const SINK: Trial[] = [
  {
    application: 'sink',
    start: '/todo',
    about: 'todos',
    steps: [
      check('There are 2 items in the todo list'),
      act(
        'Type "Buy milk" into "What needs to be done?" and press Enter',
        `all('.todo-list li').length === 3 && text('.todo-list').includes('Buy milk')`,
      ),
      check('The list contains Buy milk'),
      check('The page shows "3 items left"'),
      act(
        'Add a todo: type Feed the cat in "What needs to be done?" and hit enter',
        `all('.todo-list li').length === 4`,
        'Type "Feed the cat" into "What needs to be done?" and press Enter',
      ),
      act(
        'Check the checkbox next to "Walk the dog"',
        `all('.todo-list li').find((li) => li.innerText.includes('Walk')).classList.contains('completed')`,
        'Check the second checkbox in the list',
      ),
      check('3 items left'),
      wrong('4 items left', 'off by one'),
      wrong('There are 3 items in the list', 'off by one'),
      act('Click Active', `location.hash === '#/active' && !text('.todo-list').includes('Walk the dog')`),
      check('"Walk the dog" is not shown'),
      wrong('The list contains "Walk the dog"', 'filtered out'),
      act(
        'Show the completed todos by clicking "Completed"',
        `location.hash === '#/completed'`,
        'Click "Completed"',
      ),
      check('Walk the dog is visible'),
      wrong('"Buy milk" is visible', 'not completed'),
    ],
  },
  {
    application: 'sink',
    start: '/todo',
    about: 'todos',
    steps: [
      act(
        'Click on "Mark all as complete"',
        `all('.todo-list li.completed').length === 2`,
        'Check "Mark all as complete"',
      ),
      check('The user sees "0 items left"'),
      act('Click "Clear completed"', `all('.todo-list li').length === 0`),
      check('The todo list is empty'),
      wrong('"Pay electric bill" is visible', 'cleared'),
      wrong('The Clear completed button is visible', 'hidden with the list'),
    ],
  },
  {
    application: 'sink',
    start: '/todo',
    about: 'todos',
    steps: [
      act('Double-click "Walk the dog"', `!!$('.todo-list li.editing')`),
      act('Press Escape', `!$('.todo-list li.editing')`),
      act('Hover over "Pay electric bill"', `all('.todo-list li')[0].matches(':hover')`),
      act(
        'Tick the first checkbox in the list',
        `all('.todo-list li')[0].classList.contains('completed') && !all('.todo-list li')[1].classList.contains('completed')`,
      ),
      check('The page shows "1 item left"'),
      wrong('The page shows "1 items left"', 'singular'),
      nonsense(
        'act',
        'Finish the todos somehow',
        'says nothing',
        `all('.todo-list li.completed').length < 2`,
      ),
    ],
  },
  {
    application: 'sink',
    start: '/commands/actions',
    about: 'forms of others',
    steps: [
      act('Type fake@email.com into Email address', `value('#email1') === 'fake@email.com'`),
      check('The value of the email address is fake@email.com'),
      act(
        'Enter HALFOFF as the Coupon Code',
        `value('#couponCode1') === 'HALFOFF'`,
        'Type "HALFOFF" into "Coupon Code"',
      ),
      act('Click Submit', `document.body.innerText.includes('Your form has been submitted!')`),
      check('The message "Your form has been submitted!" is displayed'),
      wrong('The Coupon Code is "HALF"', 'a part of it'),
      impossible('Type hello into the Disabled Textarea', 'disabled', `value('.action-disabled') === ''`),
      wrong('The disabled textarea is enabled', 'disabled'),
    ],
  },
  {
    application: 'sink',
    start: '/commands/actions',
    about: 'forms of others',
    steps: [
      act('Double click on "Double click to edit"', `shown('.action-input-hidden')`),
      act('Right-click "Right click to edit"', `shown('.rightclick-action-input-hidden')`),
      act(
        'Select "Radio two has value "radio2". When checked, it will uncheck Radio one."',
        `$('.action-radios [value=radio2]').checked`,
      ),
      act(
        'Choose bananas from the dropdown that says "--Select a fruit--"',
        `value('.action-select') === 'fr-bananas'`,
      ),
      act('Click the button "Click to toggle popover"', `shown('.popover')`),
      check('"This popover shows up on click" is visible'),
      wrong(
        '"This popover shows up because we forced the click on the button" is visible',
        'another popover, in an attribute',
      ),
    ],
  },
  {
    application: 'sink',
    start: '/',
    about: 'moving about',
    steps: [
      wrong('The link Cookies in the menu is visible', 'in a closed menu'),
      act('Click the Commands dropdown', `shown('.dropdown-menu')`, 'Click "Commands"'),
      act('Click Querying in the dropdown', `location.pathname === '/commands/querying'`, 'Click "Querying"'),
      check('The h1 is Querying'),
      check('The list contains bananas'),
      act('Type Ada in the Name field', `value('#inputName') === 'Ada'`, 'Type "Ada" into "Name"'),
      act(
        'Click on Utilities in the navigation bar',
        `location.pathname === '/utilities'`,
        'Click "Utilities"',
      ),
      check('The page address ends with "/utilities"'),
      wrong('The address ends with "/utility"', 'another address'),
    ],
  },
];
