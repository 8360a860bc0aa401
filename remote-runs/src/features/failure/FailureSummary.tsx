import { ArrowRight, CircleX, Pencil } from 'lucide-react';
import type { StepFix, TestRun } from 'shared/contract';
import { fixLabel } from 'shared/format';
import { fixesFor } from 'shared/step-language';
import { color, font, radius, space, styled } from 'shared/theme';
import { Button, LinkButton, Row } from 'shared/ui';
import { LongText } from '../../components/LongText.tsx';
import { editAddress, nameOfAll } from '../../model/step-place.ts';
import { firstFailedStep, resultText } from '../../model/test-run.ts';

interface FailureSummaryProps {
  run: TestRun;
  onShowStep: (stepNumber: number) => void;
}

/** The screenshot below begins within the first screen, however long a reason is. */
const MAX_LINES = 3;

/** Why a test run did not pass, before anything else is read. Nothing for one that passed. */
export function FailureSummary({ run, onShowStep }: FailureSummaryProps) {
  const step = firstFailedStep(run.results);
  if (!step && !run.error) return null;
  const module = step?.place?.module;
  const editTo = step ? editAddress(run, step) : null;
  // A run that broke within a step gives the step the same sentence: show it once.
  const reasons = new Set(
    [step ? resultText(step) : null, run.error].filter((reason) => typeof reason === 'string'),
  );
  // A module has no interruptions of its own.
  const sentences =
    editTo === null ? [] : (step?.fixes ?? []).filter(({ kind }) => kind !== 'handle' || !module);
  const { fixes, areAlike } = fixesFor(step?.task ?? '', editTo === null ? null : step?.missing_name);
  return (
    <Root aria-labelledby="failure-title">
      <CircleX size={20} aria-hidden />
      <Story>
        <Head>
          <Title id="failure-title">
            {step ? `${nameOfAll(step, run.results)} failed` : 'The run broke off'}
          </Title>
          {step && <Task>{step.task}</Task>}
          {module && <Module>In the module {module.title}</Module>}
        </Head>
        {[...reasons].map((reason) => (
          <LongText key={reason} text={reason} maxLines={MAX_LINES} isProse />
        ))}
        {step && sentences.length > 0 && (
          <Sentences role="group" aria-label="What may fix it">
            {sentences.map((fix) => (
              <LinkButton
                key={fix.sentence}
                variant="secondary"
                size="sm"
                icon={<ArrowRight aria-hidden />}
                requires="editor"
                to={editAddress(run, step, fixToEdit(fix)) ?? ''}
              >
                {fixLabel(fix)}
              </LinkButton>
            ))}
          </Sentences>
        )}
      </Story>
      {step && (
        <Row gap={2} wrap>
          {fixes.length > 0 && !areAlike && <span>On the page:</span>}
          {fixes.map(({ missing, name }) => (
            <LinkButton
              key={name}
              variant="secondary"
              size="sm"
              icon={<ArrowRight aria-hidden />}
              requires="editor"
              to={editAddress(run, step, { missing, name }) ?? ''}
            >
              {`Use "${name}"`}
            </LinkButton>
          ))}
          {editTo !== null && (
            <LinkButton
              variant="secondary"
              size="sm"
              icon={<Pencil aria-hidden />}
              requires="editor"
              to={editTo}
            >
              Edit this step
            </LinkButton>
          )}
          <Button variant="secondary" size="sm" onClick={() => onShowStep(step.step_number)}>
            Show Step
          </Button>
        </Row>
      )}
    </Root>
  );
}

/** What the editor is to do with a sentence. */
function fixToEdit({ kind, sentence }: StepFix) {
  if (kind === 'handle') return { handle: sentence };
  return kind === 'insert_before' ? { before: sentence } : { sentence };
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color('danger')};
  border-radius: ${radius('md')};
  background: ${color('dangerSoft')};

  > svg {
    flex: none;
    color: ${color('danger')};
  }
`;

const Story = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(1)};
  min-width: min(100%, 16rem);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
`;

const Title = styled.h2`
  color: ${color('danger')};
  ${font('md')}
  font-weight: 600;
`;

const Task = styled.p`
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Sentences = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding-top: ${space(1)};

  > a,
  > button {
    max-width: 100%;
    padding-block: ${space(1)};
    text-align: left;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

const Module = styled.p`
  ${font('sm')}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;
