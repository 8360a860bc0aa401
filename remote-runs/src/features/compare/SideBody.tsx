import type { StepResult, TestRun } from 'shared/contract';
import { inSentence } from 'shared/format';
import { paths } from 'shared/router';
import { color, font, lineClamp, media, radius, space, styled } from 'shared/theme';
import { Text, TextLink } from 'shared/ui';
import { lastAddress, lastScreenshot } from '../../model/comparison.ts';
import { nameOf } from '../../model/step-place.ts';
import { resultText } from '../../model/test-run.ts';
import { SideScreenshot } from './SideScreenshot.tsx';

interface Props {
  /** Whose step it is. */
  label: string;
  step: StepResult | null;
  run: TestRun;
  newErrors?: string[];
  onRefresh: () => void;
}

/** What came of a step in one of two runs, and what the page showed at its end. */
export function SideBody({ label, step, run, newErrors, onRefresh }: Props) {
  if (!step) return <span />;
  const address = lastAddress(step);
  const name = inSentence(nameOf(step));
  return (
    <Root role="group" aria-label={label}>
      <div>
        <Label aria-hidden>{label}</Label>
        <Result>{resultText(step)}</Result>
      </div>
      <div>
        {newErrors && <NewErrors texts={newErrors} />}
        {address !== null && <Address>{address}</Address>}
      </div>
      <SideScreenshot
        url={lastScreenshot(step)}
        text={`${label}, ${name}: what the page showed at its end`}
        areRemoved={Boolean(run.media_removed_at)}
        onRefresh={onRefresh}
      />
      <Text size="sm">
        <TextLink to={paths.testRun(run.id, { step: step.step_number })}>Open {name}</TextLink>
      </Text>
    </Root>
  );
}

/** Its sections align with those of the other side. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  grid-row: span 4;
  gap: ${space(2)};
`;

/** The heads of the columns are out of sight on a phone. */
const Label = styled.p`
  ${font('xs')}
  display: none;
  color: ${color('textMuted')};

  ${media.phone} {
    display: block;
  }
`;

const Result = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Address = styled.p`
  ${font('sm')}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;

/** More are counted only. */
const MOST = 5;

/** What the page complained of in this run and not in the other one. */
function NewErrors({ texts }: { texts: string[] }) {
  const rest = texts.length - MOST;
  return (
    <NewErrorsRoot aria-label="New page errors">
      {texts.slice(0, MOST).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {rest > 0 && <li>And {rest} more.</li>}
    </NewErrorsRoot>
  );
}

const NewErrorsRoot = styled.ul`
  ${font('sm')}
  display: grid;
  gap: ${space(1)};
  margin: 0 0 ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('sm')};
  background: ${color('dangerSoft')};
  color: ${color('danger')};
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    ${lineClamp(4)}
  }
`;
