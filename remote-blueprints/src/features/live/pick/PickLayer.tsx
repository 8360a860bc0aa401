import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { LiveInput } from 'shared/contract';
import { placeOf } from 'shared/screenshots';
import { color, font, radius, space, styled } from 'shared/theme';
import { useDocumentEvent } from 'shared/ui';
import { pickingAtom, useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { useEditor, useEditorValue } from '../../../state/editor.ts';
import type { LiveState } from '../../../model/live-state.ts';
import { pagePoint } from '../canvas/page-point.ts';
import { useWheel } from '../canvas/useWheel.ts';
import { createOutline, type Outlined } from './outline.ts';
import { usePick } from './usePick.ts';

/** Covers the live page while an element is picked: outlines what is pointed at, and picks it by a click. The wheel scrolls the page. */
export function PickLayer({ live }: { live: LiveBrowser }) {
  const { store } = useEditor();
  const picking = useEditorValue(pickingAtom);
  const viewport = useLiveState(live, viewportOf);
  const { outlined, pointAt } = useOutline(live);
  const pick = usePick(live);
  const layer = useRef<HTMLDivElement>(null);
  const onInput = useCallback((input: LiveInput) => live.send({ type: 'input', input }), [live]);
  useWheel(layer, { viewport, isActive: true, onInput });
  // From wherever the focus is, unless Escape closes something else.
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') store.set(pickingAtom, null);
  });

  const pointOf = (event: MouseEvent) => pagePoint(event, event.currentTarget, viewport);
  const element = outlined ?? picking?.picked?.element;
  const box = element?.box;

  return (
    <Layer
      ref={layer}
      data-testid="pick-layer"
      onPointerMove={(event) => pointAt(pointOf(event))}
      onPointerLeave={() => pointAt(null)}
      onClick={(event) => void pick.at(pointOf(event))}
    >
      {box && (
        <Outline style={placeOf(box, viewport)}>
          <Name
            $isLeft={box.x < viewport.width / 2}
            $isAbove={box.y + box.height > viewport.height * 0.9 && box.y > viewport.height * 0.1}
          >
            {element.description}
          </Name>
        </Outline>
      )}
    </Layer>
  );
}

const viewportOf = ({ viewport }: LiveState) => viewport;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: crosshair;
`;

const Outline = styled.div`
  position: absolute;
  outline: 2px solid ${color('accent')};
  outline-offset: 1px;
  background: rgb(79 70 229 / 12%);
  border-radius: 2px;
  pointer-events: none;
`;

/** Within the canvas. */
const Name = styled.span<{ $isLeft: boolean; $isAbove: boolean }>`
  ${font('xs')}
  position: absolute;
  ${({ $isAbove }) => ($isAbove ? 'bottom' : 'top')}: calc(100% + 4px);
  ${({ $isLeft }) => ($isLeft ? 'left' : 'right')}: 0;
  max-width: 280px;
  padding: 2px ${space(2)};
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${color('onAccent')};
  white-space: nowrap;
  background: ${color('accent')};
  border-radius: ${radius('sm')};
`;

/** The element of the live page under the pointer. */
function useOutline(live: LiveBrowser) {
  const [outlined, setOutlined] = useState<Outlined>(null);
  const [outline] = useState(() => createOutline(live.query, setOutlined));
  useEffect(() => {
    // Each change of the page, e.g. by the wheel, is a frame.
    const stop = live.onFrame(outline.pageChanged);
    return () => {
      stop();
      outline.stop();
    };
  }, [live, outline]);
  return { outlined, pointAt: outline.pointAt };
}
