import { useMemo, useState } from 'react';
import type { PageModel } from 'shared/page-model';
import { color, css, font, frame, space, styled, wrappingRow } from 'shared/theme';
import { Badge, Text } from 'shared/ui';
import { WholeToggle } from '../../components/WholeToggle.tsx';
import { linesAround, newLines, soughtBy, treeLines } from '../../model/page-tree.ts';

/** Lines that are shown at first, and at most. */
const FIRST = 300;
const MOST = 5000;

interface Props {
  page: PageModel;
  /** The page that it is compared with; null: it is not known. */
  other: PageModel | null;
  title: string;
  /** The step of the other page; null: there is none. */
  otherName: string | null;
  /** The sentence of the step that looked for something. */
  task: string;
}

/** A page as lines of text. What the step looked for, and what the other page does not have, is marked. */
export function PageTree({ page, other, title, otherName, task }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const all = useMemo(() => treeLines(page), [page]);
  const sought = useMemo(() => soughtBy(task, page), [task, page]);
  const fresh = useMemo(() => (other ? newLines(all, treeLines(other)) : new Set<number>()), [all, other]);
  const marked = all.findIndex(({ id }) => sought?.ids.has(id));
  const { lines, start } = linesAround(all, Math.max(0, marked), isWhole ? MOST : FIRST);
  return (
    <>
      {sought && (
        <Text>
          {sought.isFound ? 'What the step names' : 'What the step names is not there'}: {sought.text}
        </Text>
      )}
      <Text tone="muted" size="sm">
        {page.title} · {page.address}
        {other && otherName !== null && ` · ${countText(fresh.size, otherName)}`}
      </Text>
      <Tree tabIndex={0} role="region" aria-label={title} data-own-keys ref={showMark}>
        <Lines>
          {lines.map(({ id, depth, text }) => {
            const isSought = sought?.ids.has(id) ?? false;
            return (
              <Line
                key={id}
                $depth={depth}
                $isSought={isSought}
                $isNew={fresh.has(id)}
                data-sought={isSought || undefined}
              >
                <span>{text}</span>
                {isSought && (
                  <Badge tone={sought?.isFound ? 'info' : 'warning'}>
                    {sought?.isFound ? 'Named by the step' : 'Nearest'}
                  </Badge>
                )}
                {fresh.has(id) && <Badge>Not at {otherName}</Badge>}
              </Line>
            );
          })}
        </Lines>
      </Tree>
      {lines.length < all.length && (
        <Text tone="muted" size="sm">
          Lines {start + 1} to {start + lines.length} of {all.length.toLocaleString('en-US')}.
        </Text>
      )}
      {all.length > FIRST && (
        <WholeToggle
          isWhole={isWhole}
          showAll={`Show ${Math.min(all.length, MOST).toLocaleString('en-US')} lines`}
          showFewer="Show fewer lines"
          onChange={setIsWhole}
        />
      )}
    </>
  );
}

function countText(count: number, otherName: string): string {
  if (count === 0) return `nothing that was not there at ${otherName}`;
  return `${count} ${count === 1 ? 'line' : 'lines'} not at ${otherName}`;
}

/** Scrolls the tree, and not the screen, to its first mark. */
function showMark(tree: HTMLElement | null): void {
  const mark = tree?.querySelector<HTMLElement>('[data-sought]');
  if (tree && mark) tree.scrollTop = mark.offsetTop - tree.clientHeight / 2;
}

const Tree = styled.div`
  position: relative;
  max-height: min(50dvh, 420px);
  overflow: auto;
  overscroll-behavior: contain;
  ${frame('md')}
  background: ${color('surface')};
`;

const Lines = styled.ol`
  margin: 0;
  padding: ${space(1)} 0;
  list-style: none;
`;

const Line = styled.li<{ $depth: number; $isSought: boolean; $isNew: boolean }>`
  ${font('xs')}
  ${wrappingRow(0, 2)}
  padding: 2px ${space(2)};
  padding-inline-start: ${({ $depth }) => `calc(8px + ${Math.min($depth, 16)} * 12px)`};
  border-inline-start: 3px solid transparent;
  font-family: ui-monospace, monospace;
  content-visibility: auto;
  contain-intrinsic-size: auto 22px;
  overflow-wrap: anywhere;

  ${({ $isNew }) =>
    $isNew &&
    css`
      border-inline-start-color: ${color('warning')};
    `}
  ${({ $isSought }) =>
    $isSought &&
    css`
      background: ${color('accentSoft')};
    `}
`;
