export { default } from 'shared/tooling/jest.mjs';
