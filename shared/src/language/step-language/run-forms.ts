import { form, type Form } from './form.ts';

/** Actions on what a run has besides the page: its mails. */
export const RUN_ACTION_FORMS: Form[] = [
  form(
    'open the mail <subject:value>',
    'waits for a mail to the address of the run, {{inbox}}, and opens it',
    'Open the mail "Confirm your address"',
    'openMail',
  ),
  form(
    'remember the <digits:codeLength> code in the mail as <as:variable>',
    'stores a code of 3 to 12 digits for {{name}} in later steps',
    'Remember the 6-digit code in the mail as code',
    'rememberCode',
  ),
];

/** Assertions about downloads, requests and the page as a whole. */
export const RUN_ASSERTION_FORMS: Form[] = [
  form(
    'a file named <file:value> was downloaded',
    'the download has been completed',
    'A file named "invoice.pdf" was downloaded',
    'downloaded',
  ),
  form(
    'the downloaded file [<file:quotedText>] contains <text:value>',
    'the text of the newest download: text, CSV or PDF',
    'The downloaded file contains "Total: $42"',
    'downloadContains',
  ),
  form(
    'the downloaded file [<file:quotedText>] does not contain <text:quotedText>',
    'this is no part of it',
    'The downloaded file "orders.csv" does not contain "cancelled"',
    'downloadContains',
    { negated: true },
  ),
  form(
    'the page looks as before [except <except:targets>]',
    'compares a screenshot with the accepted one; elements that change are left out',
    'The page looks as before except the "News" section and "Date"',
    'looksAsBefore',
  ),
  form(
    'the page has no accessibility problems',
    'no automatic check of WCAG 2.2 AA fails',
    'The page has no accessibility problems',
    'accessible',
    { impact: 'minor' },
  ),
  form(
    'the page has no <impact> accessibility problems',
    'only problems that are moderate, serious or critical, and worse ones',
    'The page has no serious accessibility problems',
    'accessible',
  ),
  form(
    'the [<method>] request to <url:quotedText> returns <status>',
    'the answer to a request of the page since the last action',
    'The POST request to "/api/orders" returns 201',
    'request',
  ),
];
