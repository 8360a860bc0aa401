import { createContext } from 'react';

/**
 * The id of the stored test or module that the editor is open for; null: it is not stored yet. For what is deep in the steps and reads
 * something of the test.
 */
export const EditedTestContext = createContext<number | null>(null);
