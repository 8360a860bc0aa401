import { Fragment } from 'react';
import type { Span } from 'shared/step-language';
import { color, css, styled } from 'shared/theme';

export interface Mark {
  start: number;
  end: number;
  role: Span['role'] | 'problem';
}

/** A text with highlighted ranges. The marks are sorted and do not overlap. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(({ start, end, role }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <Marked $role={role}>{text.slice(start, end)}</Marked>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

const ROLE_STYLES = {
  verb: '',
  target: css`
    font-weight: 600;
  `,
  value: css`
    font-weight: 500;
    color: ${color('accentText')};
  `,
  place: css`
    font-weight: 500;
  `,
  problem: css`
    text-decoration: underline wavy ${color('danger')};
    text-decoration-skip-ink: none;
    text-underline-offset: 3px;
  `,
};

const Marked = styled.span<{ $role: Mark['role'] }>`
  ${({ $role }) => ROLE_STYLES[$role]}
`;
