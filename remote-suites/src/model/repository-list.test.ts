/** @jest-environment node */
import { sampleRepository } from '../testing/samples.ts';
import { matchesRepository, ownerOf, repositoryCount } from './repository-list.ts';

const shop = sampleRepository({ repo_name: 'Shop', repo_url: 'https://github.com/Ada/Shop' });

test.each([
  ['', true],
  ['  ', true],
  ['shop', true],
  ['ADA shop', true],
  ['window ada', true],
  ['shop bakery', false],
])('searching for %j finds the repository: %s', (search, expected) => {
  expect(matchesRepository({ ...shop, repo_description: 'The window' }, search)).toBe(expected);
});

test('one without a description is found by its name', () => {
  expect(matchesRepository({ ...shop, repo_description: null }, 'null')).toBe(false);
  expect(matchesRepository({ ...shop, repo_description: null }, 'shop')).toBe(true);
});

test.each([
  ['https://github.com/Ada/Shop', 'Ada'],
  ['https://github.example/', ''],
  ['nonsense', ''],
])('the owner of %s is %j', (address, owner) => {
  expect(ownerOf(address)).toBe(owner);
});

test.each([
  [1, 1, '1 repository'],
  [250, 250, '250 repositories'],
  [1, 250, '1 of 250 repositories'],
])('%i of %i are counted as %s', (shown, total, label) => {
  expect(repositoryCount(shown, total)).toBe(label);
});
