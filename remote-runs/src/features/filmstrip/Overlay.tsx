import type { ReactNode } from 'react';
import { color, font, space, styled } from 'shared/theme';

/** Two screenshots subtracted from each other by the browser, so that only what differs is light. */
export function Overlay({ now, then }: { now: ReactNode; then: ReactNode }) {
  return (
    <Root>
      <p>Black where both are the same.</p>
      <Layers>
        {now}
        <Then>{then}</Then>
      </Layers>
    </Root>
  );
}

const Root = styled.div`
  ${font('sm')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  color: ${color('textMuted')};
`;

const Layers = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;

  /* What little differs, such as a shade of grey, is hardly light. */
  filter: brightness(4);
`;

const Then = styled.div`
  position: absolute;
  inset: 0;
  mix-blend-mode: difference;
`;
