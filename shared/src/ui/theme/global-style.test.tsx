// Runs in a process of its own: it is about the first style sheet of a page.
import { render } from '@testing-library/react';
import { applyGlobalStyle, styled } from 'shared/theme';

test('font faces and global rules have a sheet of their own, before those of components', () => {
  const meta = Object.assign(document.createElement('meta'), { nonce: 'n1' });
  meta.setAttribute('property', 'csp-nonce');
  document.head.append(meta);
  applyGlobalStyle();
  applyGlobalStyle();
  const Box = styled.div`
    display: grid;
  `;
  render(<Box />);
  const [global, components, ...others] = document.head.querySelectorAll('style');
  expect(others).toEqual([]);
  expect(global?.textContent).toContain('@font-face');
  expect(global?.nonce).toBe('n1');
  const rules = [...(components?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(' ');
  expect(rules).toMatch(/display: ?grid/);
  expect(rules).not.toContain('@font-face');
});
