import { Plus } from 'lucide-react';
import type { ReferenceTable } from 'shared/step-language/reference';
import { color, font, media, radius, space, styled } from 'shared/theme';
import { Heading, Text } from 'shared/ui';
import { PhraseButton } from '../../../components/PhraseButton.tsx';

interface Props {
  table: ReferenceTable;
  onInsert: (example: string) => void;
}

/** One table of the reference. An example that is only a part of a sentence cannot be inserted. */
export function ReferenceSection({ table: { title, type, rows }, onInsert }: Props) {
  return (
    <Root>
      <Heading level={3}>{title}</Heading>
      <List>
        {rows.map(({ form, meaning, example }) => (
          <Item key={`${form} ${example}`}>
            <div>
              <Form>{form}</Form>
              <Text as="div" tone="muted" size="sm">
                {meaning}
              </Text>
            </div>
            {type === null ? (
              <Example>{example}</Example>
            ) : (
              <PhraseButton aria-label={`Add the step: ${example}`} onClick={() => onInsert(example)}>
                <Plus size={13} aria-hidden />
                {example}
              </PhraseButton>
            )}
          </Item>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.section`
  padding-bottom: ${space(4)};
`;

const List = styled.ul`
  padding: 0;
  margin: ${space(2)} 0 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  place-items: center start;
  padding: ${space(2)} 0;
  border-top: 1px solid ${color('border')};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Form = styled.div`
  font-weight: 500;
`;

const Example = styled.code`
  ${font('sm')}
  padding: ${space(1)} ${space(2)};
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
`;
