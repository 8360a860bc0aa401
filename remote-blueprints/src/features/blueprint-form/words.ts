import type { TestsTab } from 'shared/router';

interface SaveWords {
  title: string;
  submit: string;
  busy: string;
  saved: string;
  failed: string;
}

interface EditorWords {
  tab: TestsTab;
  back: string;
  create: SaveWords;
  update: SaveWords & { loading: string; loadFailed: string; loadFailedNotice?: string };
}

const testWords: EditorWords = {
  tab: 'tests',
  back: 'Back to tests',
  create: {
    title: 'Create New Test',
    submit: 'Create Test',
    busy: 'Creating...',
    saved: 'Test blueprint created successfully!',
    failed: 'Failed to create test blueprint',
  },
  update: {
    title: 'Update Test',
    submit: 'Update Test',
    busy: 'Updating...',
    saved: 'Test blueprint updated successfully!',
    failed: 'Failed to update test blueprint',
    loading: 'Loading test...',
    loadFailed: 'Failed to load test data',
  },
};

const moduleWords: EditorWords = {
  tab: 'modules',
  back: 'Back to modules',
  create: {
    title: 'Create New Module',
    submit: 'Create Module',
    busy: 'Creating...',
    saved: 'Module created successfully!',
    failed: 'Failed to create module',
  },
  update: {
    title: 'Update Module',
    submit: 'Update Module',
    busy: 'Updating...',
    saved: 'Module updated successfully!',
    failed: 'Failed to update module blueprint',
    loading: 'Loading module...',
    loadFailed: 'This module could not be loaded.',
    loadFailedNotice: 'Failed to load module data',
  },
};

/** What the four editors say, by the type of what they edit. */
export const WORDS = { integration: testWords, module: moduleWords };
