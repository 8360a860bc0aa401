import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The first test of a file also loads the modules of a screen, perhaps on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
