import { useThemePreference } from 'shared/theme';
import { SegmentedControl } from 'shared/choice';
import { Card, Heading, Row, Stack, Text } from 'shared/ui';

const CHOICES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The theme of this browser; applies at once. */
export function AppearanceSection() {
  const [preference, setPreference] = useThemePreference();
  return (
    <Card as="section" aria-label="Appearance">
      <Row justify="space-between" gap={4} wrap>
        <Stack gap={1}>
          <Heading level={2}>Appearance</Heading>
          <Text tone="muted">How Steplight looks in this browser. System follows your device.</Text>
        </Stack>
        <SegmentedControl label="Theme" options={CHOICES} value={preference} onChange={setPreference} />
      </Row>
    </Card>
  );
}
