const SCRIPT = 'Scripts are not taken from files.';
const SERVER = 'Steps use the page, as a person does. Prepare the data before the run.';
export const CHANGED_REQUESTS = 'Requests are not changed in tests.';
export const WATCHED_REQUESTS = 'Steps wait for requests by themselves.';
export const SCROLLS = 'Steps scroll to what they use by themselves.';

/** Commands that no sentence of the step language does, with the reason. */
const REJECTED: [commands: RegExp, why: string][] = [
  [/^(?:document|window|its|invoke|spy|stub)$/u, SCRIPT],
  [/^(?:exec|request|task|readFile|writeFile)$/u, SERVER],
  [/^(?:route|server)$/u, CHANGED_REQUESTS],
  [
    /^(?:clear|get|set)(?:All)?(?:Cookies?|LocalStorage|SessionStorage)$/u,
    'Each test begins in a new browser. A suite signs in with its login module.',
  ],
  [/^(?:clock|tick)$/u, 'Pages have the time of their browser.'],
  [/^(?:pause|debug)$/u, 'A run does not pause.'],
  [/^log$/u, 'A line for the log.'],
  [/^screenshot$/u, 'Each step has a screenshot.'],
  [/^(?:blur|focused)$/u, 'Steps move the focus by what they do.'],
  [/^submit$/u, 'A form is sent by its button. Click the button that is meant.'],
  [/^trigger$/u, 'Single events are no steps. Write the click, the drag or the hovering that is meant.'],
  [/^fixture$/u, 'Files beside the tests are not read. Write the values that are meant.'],
  [/^injectAxe$/u, 'The step that checks the accessibility needs no preparation.'],
  [/^mount$/u, 'Steps use pages that are served, not single components.'],
];

/** null: the command may be a step. */
export function whyRejected(command: string): string | null {
  return REJECTED.find(([commands]) => commands.test(command))?.[1] ?? null;
}
