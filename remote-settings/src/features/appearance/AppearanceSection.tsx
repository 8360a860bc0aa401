import { useThemePreference } from 'shared/theme';
import { SegmentedControl } from 'shared/choice';
import { Card, Heading, Row, Stack, Text } from 'shared/ui';

const OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The theme in this browser. */
export function AppearanceSection() {
  const [preference, setPreference] = useThemePreference();
  return (
    <Card as="section" aria-label="Appearance">
      <Row justify="space-between" gap={4} wrap>
        <Stack gap={1}>
          <Heading level={2}>Appearance</Heading>
          <Text tone="muted">How Steplight looks in this browser. System follows your device.</Text>
        </Stack>
        <SegmentedControl label="Theme" options={OPTIONS} value={preference} onChange={setPreference} />
      </Row>
    </Card>
  );
}
