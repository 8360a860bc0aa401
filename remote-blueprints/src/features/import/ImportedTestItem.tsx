import { CircleAlert } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { ImportFormat } from 'shared/constants';
import { color, font, space, styled, wrappingRow } from 'shared/theme';
import { Badge, Button, Checkbox } from 'shared/ui';
import { errorsOf, extrasOf, isEmptyTest, isUnclear, type ImportDraft } from '../../model/import-draft.ts';
import { ImportedTestDetails } from './ImportedTestDetails.tsx';

const FORMATS: Record<ImportFormat, string> = {
  steplight: 'Steplight',
  'playwright-trace': 'Playwright trace',
  'playwright-code': 'Playwright code',
  cypress: 'Cypress',
  'chrome-recorder': 'Chrome Recorder',
  'selenium-ide': 'Selenium IDE',
  gherkin: 'Gherkin',
  text: 'text',
};

interface Props {
  draft: ImportDraft;
  commonUrl: string;
  /** Its details are shown from the start. */
  startsOpen: boolean;
  onChange: (draft: ImportDraft) => void;
}

/** A test of the import: whether it is chosen, what it consists of, and its details on demand. */
export const ImportedTestItem = memo(function ImportedTestItem(props: Props) {
  const { draft, commonUrl, startsOpen, onChange } = props;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const detailsId = useId();
  const { name, source, steps } = draft;
  const unclear = steps.filter(isUnclear).length;
  const errors = draft.isChosen ? errorsOf(draft, commonUrl) : {};
  const shownName = name.trim() || source.title || 'Unnamed test';
  return (
    <Root>
      <Line>
        <Name>
          <Checkbox
            label={shownName}
            checked={draft.isChosen}
            onChange={({ target }) => onChange({ ...draft, isChosen: target.checked })}
          />
        </Name>
        <Badges>
          {errors.name && <Badge tone="danger">Name missing</Badge>}
          {errors.url && <Badge tone="danger">URL missing</Badge>}
          {unclear > 0 && (
            <Badge tone="warning" icon={<CircleAlert aria-hidden />}>
              {unclear} unclear
            </Badge>
          )}
          {source.rejected.length > 0 && <Badge tone="warning">{source.rejected.length} left out</Badge>}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Details of ${shownName}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Details'}
          </Button>
        </Badges>
      </Line>
      <Origin>
        {source.type === 'module' ? 'Module' : 'Test'} · {steps.length}{' '}
        {steps.length === 1 ? 'step' : 'steps'} · {source.file} ({FORMATS[source.format]})
        {[...(draft.suite.trim() ? [`suite ${draft.suite.trim()}`] : []), ...extrasOf(draft)].map(
          (extra) => ` · ${extra}`,
        )}
      </Origin>
      {isEmptyTest(source) && (
        <Origin>
          No step came of this file, so the test could not pass. Select it to write the steps in the editor.
        </Origin>
      )}
      {isOpen && (
        <div id={detailsId}>
          <ImportedTestDetails draft={draft} commonUrl={commonUrl} errors={errors} onChange={onChange} />
        </div>
      )}
    </Root>
  );
});

const Root = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)} 0;
  border-top: 1px solid ${color('border')};
`;

const Line = styled.div`
  ${wrappingRow(1, 3)}
`;

const Name = styled.div`
  flex: 1 1 220px;
  min-width: 0;
  font-weight: 500;
`;

const Badges = styled.div`
  ${wrappingRow(2)}
  margin-left: auto;
`;

const Origin = styled.div`
  ${font('sm')}
  padding-left: ${space(6)};
  color: ${color('textMuted')};
`;
