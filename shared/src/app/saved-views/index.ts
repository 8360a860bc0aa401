/** Named filters of the lists of runs and of tests, as a button with a dialog that is loaded with the first click. */
export { ViewsButton } from './ViewsButton.tsx';
