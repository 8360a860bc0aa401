/** What a plan adds to the cards: one file to load. */
export { PlanToggle } from './PlanToggle.tsx';
export { StepPlanDetails } from './StepPlanDetails.tsx';
