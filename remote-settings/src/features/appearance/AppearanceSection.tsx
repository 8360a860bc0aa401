import { useThemePreference } from 'shared/theme';
import { SegmentedControl } from 'shared/choice';
import { SettingsSection } from '../../components/SettingsSection.tsx';

const OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The theme in this browser. */
export function AppearanceSection() {
  const [preference, setPreference] = useThemePreference();
  return (
    <SettingsSection
      title="Appearance"
      intro="How Steplight looks in this browser. System follows your device."
      action={
        <SegmentedControl label="Theme" options={OPTIONS} value={preference} onChange={setPreference} />
      }
    />
  );
}
