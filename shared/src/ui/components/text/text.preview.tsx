import { Heading, Stack, Text, TextLink } from 'shared/ui';

const SIZES = ['display', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export function TextPreview() {
  return (
    <Stack>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          A light on each step ({size})
        </Text>
      ))}
      <Heading level={2}>A heading</Heading>
      <Text tone="muted">
        Muted text with <TextLink to="/">a link</TextLink>
      </Text>
    </Stack>
  );
}
