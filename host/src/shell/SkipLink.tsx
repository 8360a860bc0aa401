import type { MouseEvent, RefObject } from 'react';
import { color, layer, radius, shadow, space, styled } from 'shared/theme';

/** The first tab stop: skips the navigation. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <Root href="#content" onClick={handleClick}>
      Skip to content
    </Root>
  );
}

const Root = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layer('toast')};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  box-shadow: ${shadow('md')};
  color: ${color('text')};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
