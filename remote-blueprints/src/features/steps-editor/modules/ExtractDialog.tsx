import { useState } from 'react';
import { BLUEPRINT_TITLE_MAX_LENGTH } from 'shared/constants';
import { FormDialog } from 'shared/form-dialog';
import { maskedText } from 'shared/step-language';
import { color, font, radius, space, styled } from 'shared/theme';
import { Text, TextField } from 'shared/ui';
import { useCreateBlueprint } from '../../../api/manage-blueprints.ts';
import { toPayload, type EditorStep } from '../../../model/step.ts';
import { noticeFailure, noticeSuccess } from '../../../notices.ts';
import { DisabledBadge } from '../DisabledBadge.tsx';

interface Props {
  /** The steps to extract, with their numbers in the test. */
  steps: { step: EditorStep; number: number }[];
  onClose: () => void;
  onCreated: (moduleId: number) => void;
}

/** Asks for the module's name and creates it; stays open when that fails. */
export function ExtractDialog({ steps, onClose, onCreated }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const create = useCreateBlueprint();

  const handleSubmit = async () => {
    if (name.trim() === '') return setError('Enter a name.');
    const payload = toPayload(steps.map(({ step }) => step));
    try {
      const body = { title: name.trim(), type: 'module' as const, steps: payload };
      const { id } = (await create.mutateAsync({ body })).test_blueprint;
      noticeSuccess('Module created successfully!');
      onCreated(id);
    } catch (failure) {
      noticeFailure(failure, 'Failed to create module');
    }
  };

  return (
    <FormDialog
      size="lg"
      title="Extract to module"
      description={describe(steps)}
      submitLabel="Create Module"
      busyLabel="Creating..."
      isPending={create.isPending}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <TextField
        label="Module Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={BLUEPRINT_TITLE_MAX_LENGTH}
        value={name}
        readOnly={create.isPending}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
        error={error}
      />
      <List aria-label="Steps of the module">
        {steps.map(({ step, number }) => (
          <Item key={step.id}>
            <Text as="span" size="sm" tone="muted" isNumeric>
              {number}
            </Text>
            <span>{maskedText(step.action)}</span>
            {step.is_disabled && <DisabledBadge />}
          </Item>
        ))}
      </List>
    </FormDialog>
  );
}

/** What will happen, and where the module will stand if other steps are between the extracted ones. */
function describe(steps: Props['steps']): string {
  const first = steps[0]?.number ?? 1;
  const isGap = steps.some(({ number }, index) => number !== first + index);
  const place = isGap ? ` They are put together at the place of the first one, step ${first}.` : '';
  return `These steps become a module that other tests can use too, and one step that uses it takes their place.${place} The module is created at once; this test changes when you save it.`;
}

const List = styled.ol`
  ${font('sm')}
  max-height: 40dvh;
  padding: ${space(1)} 0;
  margin: 0;
  overflow-y: auto;
  list-style: none;
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(24px, auto) minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(1)} ${space(3)};
  overflow-wrap: anywhere;
`;
