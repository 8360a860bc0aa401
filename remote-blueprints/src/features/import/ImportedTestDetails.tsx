import { BLUEPRINT_TITLE_MAX_LENGTH, SUITE_NAME_MAX_LENGTH } from 'shared/constants';
import { describeBrowser } from 'shared/browser-settings';
import type { ImportedTest } from 'shared/contract';
import { media, sideBySide, space, styled } from 'shared/theme';
import { Heading, Text, TextField } from 'shared/ui';
import { AddressField } from '../../components/AddressField.tsx';
import { needsUrl, replaceStep, type ImportDraft } from '../../model/import-draft.ts';
import { CappedList } from './CappedList.tsx';
import { ImportedStepItem } from './ImportedStepItem.tsx';

const STEPS_SHOWN = 50;

interface Props {
  draft: ImportDraft;
  commonUrl: string;
  errors: { name?: string; url?: string };
  onChange: (draft: ImportDraft) => void;
}

/** The fields and steps of an imported test, and what became no step. */
export function ImportedTestDetails({ draft, commonUrl, errors, onChange }: Props) {
  const isTest = needsUrl(draft);
  const browser = describeBrowser(draft.source.browser ?? {});
  return (
    <Root>
      <Fields>
        <TextField
          label="Name"
          required
          maxLength={BLUEPRINT_TITLE_MAX_LENGTH}
          value={draft.name}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
          error={errors.name}
        />
        {isTest && (
          <AddressField
            label="URL"
            required={commonUrl.trim() === ''}
            value={draft.url}
            onChange={(url) => onChange({ ...draft, url })}
            error={errors.url}
          />
        )}
        {isTest && (
          <TextField
            label="Suite"
            isOptional
            maxLength={SUITE_NAME_MAX_LENGTH}
            value={draft.suite}
            onChange={({ target }) => onChange({ ...draft, suite: target.value })}
          />
        )}
      </Fields>
      {browser && (
        <Text size="sm" tone="muted">
          Browser: {browser}
        </Text>
      )}
      <CappedList items={draft.steps} shown={STEPS_SHOWN} label="Steps" noun="steps">
        {(step, index) => (
          <ImportedStepItem
            key={`${index} ${step.action}`}
            step={step}
            number={index + 1}
            onReplace={(sentences) =>
              onChange({ ...draft, steps: replaceStep(draft.steps, index, sentences) })
            }
          />
        )}
      </CappedList>
      <LeftOutLines rejected={draft.source.rejected} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)} 0 ${space(2)} ${space(6)};

  ${media.phone} {
    padding-left: 0;
  }
`;

const Fields = styled.div`
  ${sideBySide(3, 3)}
`;

const LINES_SHOWN = 50;

/** What the file says and no step does, with the reason. */
function LeftOutLines({ rejected }: Pick<ImportedTest, 'rejected'>) {
  if (rejected.length === 0) return null;
  return (
    <section>
      <Heading level={4}>Left out</Heading>
      <CappedList items={rejected} shown={LINES_SHOWN} label="Left out" noun="lines">
        {({ source, line, why }, index) => (
          <Item key={index}>
            <code>{source}</code>
            <Text as="div" tone="muted" size="sm">
              {line !== null && `Line ${line}. `}
              {why}
            </Text>
          </Item>
        )}
      </CappedList>
    </section>
  );
}

const Item = styled.li`
  padding: ${space(1)} 0;
  overflow-wrap: anywhere;
`;
