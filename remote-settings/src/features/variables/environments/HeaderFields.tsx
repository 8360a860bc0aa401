import { Plus, Trash2 } from 'lucide-react';
import { HEADERS_MAX } from 'shared/constants';
import { media, space, styled } from 'shared/theme';
import { Button, IconButton, PasswordField, Stack, Text, TextField } from 'shared/ui';
import { withHeader, type EnvironmentDraft, type HeaderDraft } from '../../../model/environment-draft.ts';

interface Props {
  draft: EnvironmentDraft;
  /** Errors of the server, by the names of its fields: `headers.0.name`. */
  refused: Record<string, string>;
  onChange: (draft: EnvironmentDraft) => void;
}

/** The headers that are sent to the site, and to no other. Stored values are never shown. */
export function HeaderFields({ draft, refused, onChange }: Props) {
  const { headers } = draft;
  const change = (key: number, fields: Partial<HeaderDraft>) =>
    onChange({ ...draft, headers: headers.map((one) => (one.key === key ? { ...one, ...fields } : one)) });
  const remove = (key: number) =>
    onChange({ ...draft, headers: headers.filter((header) => header.key !== key) });
  return (
    <Stack role="group" aria-label="Headers" gap={3}>
      <Text size="sm">Headers</Text>
      <Text tone="muted">
        Sent to this site only, for example to open a protected preview. Their values are hidden in results.
      </Text>
      {headers.map(({ key, name, value, isStored }, index) => (
        <HeaderRow key={key}>
          <TextField
            label={`Name of header ${index + 1}`}
            value={name}
            error={refused[`headers.${index}.name`]}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change(key, { name: target.value, isStored: false })}
          />
          <PasswordField
            label={`Value of header ${index + 1}`}
            hint={isStored ? 'Leave it empty to use the stored one.' : undefined}
            value={value}
            error={refused[`headers.${index}.value`]}
            autoComplete="off"
            onChange={({ target }) => change(key, { value: target.value })}
          />
          <IconButton
            label={`Remove header ${index + 1}`}
            icon={<Trash2 />}
            size="sm"
            tone="danger"
            onClick={() => remove(key)}
          />
        </HeaderRow>
      ))}
      <span>
        <Button
          variant="secondary"
          size="sm"
          disabledReason={headers.length >= HEADERS_MAX ? `At most ${HEADERS_MAX} headers.` : undefined}
          onClick={() => onChange(withHeader(draft))}
        >
          <Plus aria-hidden />
          Add header
        </Button>
      </span>
    </Stack>
  );
}

const HeaderRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-row: 2;
    }
  }
`;
