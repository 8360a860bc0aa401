import { Route } from 'lucide-react';
import { useState } from 'react';
import type { NotificationRoute } from 'shared/contract';
import { useQuery } from 'shared/query';
import { notificationRoutesQuery } from '../../../api/notification-routes.ts';
import { ListSection } from '../../../components/ListSection.tsx';
import { RouteDialog } from './RouteDialog.tsx';
import { RouteItem } from './RouteItem.tsx';

/** Who is told of which runs, beside the general recipients. */
export function RoutesSection() {
  const [open, setOpen] = useState<'new' | NotificationRoute | null>(null);
  return (
    <ListSection
      title="Notification routes"
      intro="Send what concerns some suites, environments or branches to those who look after them. Runs that no route fits go to the recipients above."
      query={useQuery(notificationRoutesQuery())}
      loading="Loading routes..."
      failed="The routes could not be loaded."
      empty={{
        icon: <Route />,
        text: 'No routes yet: the recipients above are told of all runs. Add a route to tell others of some.',
      }}
      add={{ text: 'Add route', requires: 'editor', onClick: () => setOpen('new') }}
      gap={3}
      renderItem={(route) => <RouteItem key={route.id} route={route} onEdit={setOpen} />}
    >
      {open && <RouteDialog route={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </ListSection>
  );
}
