import type { ImportedTest } from 'shared/contract';
import { sideBySide, styled } from 'shared/theme';
import { Heading, PasswordField, Stack, Text, TextField } from 'shared/ui';

interface Props {
  variables: ImportedTest['variables'];
  values: Record<string, string>;
  onChange: (name: string, value: string) => void;
}

/** Asks for the values of variables that the steps use and the company does not have. */
export function MissingVariables({ variables, values, onChange }: Props) {
  if (variables.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label="Variables that are missing">
      <Heading level={3}>Variables that are missing</Heading>
      <Text tone="muted" size="sm">
        They are stored with the import. Without a value, steps that use them fail until you add it in the
        settings.
      </Text>
      <Fields>
        {variables.map(({ name, is_secret }) => {
          const Field = is_secret ? PasswordField : TextField;
          return (
            <Field
              key={name}
              label={`{{${name}}}`}
              hint={is_secret ? 'Secret: never shown again.' : undefined}
              autoComplete={is_secret ? 'new-password' : 'off'}
              value={values[name] ?? ''}
              onChange={({ target }) => onChange(name, target.value)}
            />
          );
        })}
      </Fields>
    </Stack>
  );
}

const Fields = styled.div`
  ${sideBySide(2, 3)}
`;
