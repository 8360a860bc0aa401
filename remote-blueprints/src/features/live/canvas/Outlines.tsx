import { placeOf } from 'shared/screenshots';
import { color, font, radius, space, styled } from 'shared/theme';
import type { LiveHighlight } from '../../../model/live-state.ts';

interface Props {
  highlight: LiveHighlight;
  viewport: { width: number; height: number };
}

/** What a step would hit, outlined on the live page; several are numbered. */
export function Outlines({ highlight: { matches }, viewport }: Props) {
  return (
    <Layer aria-hidden>
      {matches.map(
        ({ box, description }, index) =>
          box && (
            <Outline key={index} style={placeOf(box, viewport)} data-outline={description}>
              {matches.length > 1 && <Number>{index + 1}</Number>}
            </Outline>
          ),
      )}
    </Layer>
  );
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
`;

/** Two rings, so that one contrasts with any page below. */
const Outline = styled.span`
  position: absolute;
  border-radius: 3px;
  outline: 2px solid ${color('accent')};
  outline-offset: 1px;
  box-shadow: 0 0 0 5px rgb(255 255 255 / 80%);
`;

const Number = styled.span`
  ${font('xs')}
  position: absolute;
  top: -8px;
  left: -8px;
  min-width: 18px;
  padding: 0 ${space(1)};
  color: ${color('onAccent')};
  text-align: center;
  background: ${color('accent')};
  border-radius: ${radius('full')};
`;
