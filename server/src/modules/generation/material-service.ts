import { readTestMaterial } from './steps-from-material.ts';
import { stepsOfSentence } from './steps-of-sentence.ts';

/** What other modules use of the reading of tickets, test cases and Gherkin by rules. Nothing of it asks a model. */
export const materialService = { readTestMaterial, stepsOfSentence };
