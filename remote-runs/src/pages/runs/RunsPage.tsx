import { ChartNoAxesCombined, ClipboardCheck, ListVideo } from 'lucide-react';
import { Tabs } from 'shared/choice';
import { lazyPart } from 'shared/remote';
import { useSearchParams } from 'shared/router';
import { PageHeader, Skeleton, Stack } from 'shared/ui';
import { KickOffButton } from '../../features/kick-off/KickOffButton.tsx';
import { RunsTab } from './RunsTab.tsx';

const OverviewTab = lazyPart(async () => (await import('../overview/OverviewTab.tsx')).OverviewTab);
const ReviewTab = lazyPart(async () => (await import('../review/ReviewTab.tsx')).ReviewTab);

const TABS = [
  { value: 'runs', label: 'All Runs', icon: <ListVideo aria-hidden /> },
  { value: 'overview', label: 'Overview', icon: <ChartNoAxesCombined aria-hidden /> },
  { value: 'review', label: 'Review Failures', icon: <ClipboardCheck aria-hidden /> },
] as const;
type RunsPageTab = (typeof TABS)[number]['value'];

/** The group runs, how the tests fared in them, and what failed and waits for a verdict. */
export function RunsPage() {
  const [parameters, setParameters] = useSearchParams();
  const name = parameters.get('tab');
  const tab = TABS.find(({ value }) => value === name)?.value ?? 'runs';
  return (
    <Stack gap={5}>
      <PageHeader title="Runs" actions={<KickOffButton />} />
      <Tabs
        label="Runs, overview or review"
        tabs={TABS}
        value={tab}
        onChange={(value) => setParameters(value === 'runs' ? {} : { tab: value })}
      >
        <Panel tab={tab} />
      </Tabs>
    </Stack>
  );
}

function Panel({ tab }: { tab: RunsPageTab }) {
  if (tab === 'runs') return <RunsTab />;
  const Content = tab === 'overview' ? OverviewTab : ReviewTab;
  return <Content fallback={<Skeleton shape="cards" loading="Loading..." />} />;
}
