import { ConfirmHost, ToastRegion } from 'shared/feedback';
import { media, space, styled, THEME_PREFERENCES, useThemePreference } from 'shared/theme';
import { SegmentedControl } from 'shared/choice';
import { Logo } from 'shared/ui';
import { ChartsPreview } from '../src/ui/charts/charts.preview.tsx';
import { FeedbackPreview } from '../src/app/feedback/feedback.preview.tsx';
import { OverlayPreview } from '../src/ui/overlay/overlay.preview.tsx';
import { ThemePreview } from '../src/ui/theme/theme.preview.tsx';
import { ActionsPreview } from '../src/ui/components/actions/actions.preview.tsx';
import { TablePreview } from '../src/ui/table/table.preview.tsx';
import { FieldsPreview } from '../src/ui/components/fields/fields.preview.tsx';
import { ScreenPreview } from '../src/ui/components/screen/screen.preview.tsx';
import { ResultsPreview } from '../src/ui/results/results.preview.tsx';
import { TextPreview } from '../src/ui/components/text/text.preview.tsx';

const THEMES = THEME_PREFERENCES.map((value) => ({ value, label: value }));

/** Every component of the design system on one page. */
export function Gallery() {
  const [theme, setTheme] = useThemePreference();
  return (
    <Page>
      <Top>
        <Logo />
        <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} />
      </Top>
      <ScreenPreview />
      <ChartsPreview />
      <TablePreview />
      <ActionsPreview />
      <ResultsPreview />
      <FieldsPreview />
      <OverlayPreview />
      <FeedbackPreview />
      <TextPreview />
      <ThemePreview />
      <ToastRegion />
      <ConfirmHost />
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space(8)};

  ${media.phone} {
    padding: ${space(4)};
  }
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
