import type { Translation } from 'shared/contract';
import { usageText } from 'shared/format';
import { space, styled } from 'shared/theme';
import { Stack, Text } from 'shared/ui';

/** What there is to know about an answer of the model besides its sentences: what was rejected, and what the call took. */
export function TranslationNotes({ translation }: { translation: Translation }) {
  const { steps, rejected, question, usage } = translation;
  return (
    <Stack gap={3}>
      {steps.length > 0 && (
        <Text>{steps.length === 1 ? '1 sentence suggested.' : `${steps.length} sentences suggested.`}</Text>
      )}
      {steps.length === 0 && question === null && <Text>The model found no sentence for this.</Text>}
      {rejected.length > 0 && (
        <div>
          <Text>Left out:</Text>
          <List>
            {rejected.map(({ text, why }, index) => (
              <li key={index}>
                {text}
                <Text size="sm" tone="muted">
                  {why}
                </Text>
              </li>
            ))}
          </List>
        </div>
      )}
      <Text size="sm" tone="muted">
        {usageText(usage)}
      </Text>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-left: ${space(5)};
  margin: ${space(2)} 0 0;
  overflow-wrap: anywhere;
`;
