import type { TestsTab } from 'shared/router';

interface SaveTexts {
  title: string;
  submit: string;
  busy: string;
  saved: string;
  failed: string;
}

interface EditorTexts {
  tab: TestsTab;
  back: string;
  create: SaveTexts;
  update: SaveTexts & {
    loading: string;
    loadFailed: string;
    loadFailedNotice?: string;
    /** Deleted, or an address that never was one of this company. */
    missing: string;
    list: string;
  };
}

const testTexts: EditorTexts = {
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
    missing: 'This test does not exist, or it belongs to another company.',
    list: 'All tests',
  },
};

const moduleTexts: EditorTexts = {
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
    missing: 'This module does not exist, or it belongs to another company.',
    list: 'All modules',
  },
};

/** The texts of the four editors by blueprint type. */
export const EDITOR_TEXTS = { integration: testTexts, module: moduleTexts };
