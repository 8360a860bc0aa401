import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The first test of a file loads all that a screen needs, on a machine that may have other things to do.
configure({ asyncUtilTimeout: 15_000 });
