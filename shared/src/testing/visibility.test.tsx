import { render, screen } from '@testing-library/react';

const isFound = () => screen.queryByRole('button', { name: 'Save' }) !== null;

function renderBox(rules: string): HTMLElement {
  render(
    <>
      <style>{rules}</style>
      <div className="box" data-testid="box">
        <button type="button">Save</button>
      </div>
    </>,
  );
  return screen.getByTestId('box');
}

it.each([
  ['.box { display: none }', false],
  ['.box { visibility: hidden }', false],
  ['.box { visibility: hidden } .box button { visibility: visible }', true],
  ['.box { display: none } div.box { display: flex }', true],
  ['.box { display: flex } div.box { display: none }', false],
  ['@media screen { .box { display: none } }', false],
  ['@media print { .box { display: none } }', true],
  ['.other { display: none }', true],
])('sees what the rules of a page hide: %s', (rules, expected) => {
  renderBox(rules);

  expect(isFound()).toBe(expected);
});

it('sees every change of the page', () => {
  const box = renderBox('.closed { display: none } .pale { opacity: 0 }');
  expect(isFound()).toBe(true);

  box.classList.add('closed');
  expect(isFound()).toBe(false);

  box.classList.replace('closed', 'pale');
  expect(isFound()).toBe(true);
  expect(box).not.toBeVisible();

  box.classList.remove('pale');
  box.style.display = 'none';
  expect(isFound()).toBe(false);

  box.style.display = '';
  expect(box).toBeVisible();
  box.hidden = true;
  expect(box).not.toBeVisible();
});

it('knows what browsers hide, and every other property', () => {
  const box = renderBox('.box { color: red; row-gap: 4px }');
  expect(getComputedStyle(document.head).display).toBe('none');
  expect(getComputedStyle(box).getPropertyValue('display')).toBe('block');
  expect(box).toHaveStyle({ color: 'rgb(255, 0, 0)', rowGap: '4px', visibility: 'visible' });
});
