import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Combobox } from 'shared/overlay';
import { color, flexRow, font, radius, space, styled } from 'shared/theme';
import { Heading, IconButton, Spinner } from 'shared/ui';
import { focusStep } from '../../../components/focus-step.ts';
import { useLiveElements } from '../../../components/live-elements.ts';
import { pickingAtom, useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { useEditor, useEditorValue } from '../../../state/editor.ts';
import { isUsable, type LiveState } from '../../../model/live-state.ts';
import { replaceSteps } from '../../../model/step-list.ts';
import { withText } from '../../../model/step.ts';
import { insertSentence } from './insert-sentence.ts';
import { PickedSentences } from './PickedSentences.tsx';
import { usePick } from './usePick.ts';

const urlOf = ({ page }: LiveState) => page?.url;

/** Below the live page while an element is picked: the list of elements, then the sentences about the one that was chosen. */
export function PickPanel({ live }: { live: LiveBrowser }) {
  const editor = useEditor();
  const { store, steps, changeSteps } = editor;
  const picking = useEditorValue(pickingAtom);
  const pick = usePick(live);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const canUse = useLiveState(live, isUsable);
  useEffect(() => root.current?.focus(), []);
  useEffect(() => {
    if (!canUse) store.set(pickingAtom, null);
  }, [canUse, store]);
  const url = useLiveState(live, urlOf);
  // What was picked on another page is not there any more.
  useEffect(() => store.set(pickingAtom, (now) => now && { ...now, picked: null }), [url, store]);
  if (!picking) return null;

  const replaced = steps().findIndex(({ id }) => id === picking.stepId);
  const choose = (sentence: string) => {
    const step = steps()[replaced];
    const { id } = step ?? insertSentence(sentence, live, editor);
    if (step) changeSteps((all) => replaceSteps(all, [id], [withText(step, sentence)]));
    store.set(pickingAtom, null);
    focusStep(id);
  };

  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <Heading level={3} id={titleId}>
          {replaced < 0 ? 'Pick an element' : `Pick an element for step ${replaced + 1}`}
        </Heading>
        <ElementList live={live} onChoose={(id) => void pick.at({ id })} />
        <IconButton
          label="Stop picking"
          size="sm"
          icon={<X />}
          onClick={() => store.set(pickingAtom, null)}
        />
      </Head>
      {pick.isAsking ? (
        <Spinner />
      ) : picking.picked ? (
        <PickedSentences picked={picking.picked} onChoose={choose} />
      ) : (
        <p>Click an element in the picture, or choose it from the list.</p>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${font('sm')}
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  color: ${color('textMuted')};
  background: ${color('surface')};
  border: 1px solid ${color('accent')};
  border-radius: ${radius('md')};

  &:focus {
    outline: none;
  }
`;

const Head = styled.div`
  ${flexRow(2)}
  color: ${color('text')};

  /* The list of elements. */
  & > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

interface Props {
  live: LiveBrowser;
  onChoose: (id: string) => void;
}

/** The named elements of the live page: the way to pick without a pointer. */
function ElementList({ live, onChoose }: Props) {
  const { data: elements = [], isPending, error } = useLiveElements(live);
  return (
    <Combobox
      label="List of elements"
      isLabelHidden
      placeholder="List of elements"
      searchPlaceholder="Search by name or kind"
      isLoading={isPending}
      emptyText={error?.message ?? 'No element of the page has such a name.'}
      options={elements.map(({ id, name, elementKind }) => ({
        value: id,
        label: name,
        ...(elementKind !== null && { hint: elementKind }),
      }))}
      value={null}
      onChange={(id) => id !== null && onChoose(id)}
    />
  );
}
