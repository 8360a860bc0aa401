import { useState } from 'react';
import type { Suite } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { Grid, GridItem } from 'shared/ui';
import { SuiteCard } from './SuiteCard.tsx';

const EditSuiteDialog = lazyPart(async () => (await import('./EditSuiteDialog.tsx')).EditSuiteDialog);

interface Props {
  suites: Suite[];
  /** Other suites are hidden, which keeps their running requests. */
  isShown: (suite: Suite) => boolean;
  /** The suite that was just created; it scrolls into view. */
  newestId: number | null;
}

/** The cards. The dialog that edits a suite is not part of its card: it stays if the suite is deleted elsewhere. */
export function SuiteGrid({ suites, isShown, newestId }: Props) {
  const [edited, setEdited] = useState<Suite | null>(null);
  const visible = suites.filter(isShown);
  const neighbourOf = (suite: Suite) => {
    const index = visible.indexOf(suite);
    return (visible[index + 1] ?? visible[index - 1])?.id;
  };
  return (
    <>
      <Grid as="ul" minColumn={310} aria-label="Test suites">
        {suites.map((suite) => (
          <GridItem
            key={suite.id}
            ref={suite.id === newestId ? scrollIntoView : undefined}
            hidden={!isShown(suite)}
          >
            <SuiteCard suite={suite} neighbourId={neighbourOf(suite)} onEdit={setEdited} />
          </GridItem>
        ))}
      </Grid>
      {edited && <EditSuiteDialog suite={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function scrollIntoView(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest' });
}
