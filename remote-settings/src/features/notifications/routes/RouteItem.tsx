import { Pencil, Trash2 } from 'lucide-react';
import type { NotificationRoute } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { Card, IconButton, Row, Text } from 'shared/ui';
import { environmentsQuery } from '../../../api/environments.ts';
import { useDeleteRoute } from '../../../api/notification-routes.ts';
import { describeRoute } from '../../../model/route-words.ts';
import { MailState } from '../MailState.tsx';

interface Props {
  route: NotificationRoute;
  onEdit: (route: NotificationRoute) => void;
}

/** What a route does, in words. */
export function RouteItem({ route, onEdit }: Props) {
  const { id, emails } = route;
  const suites = useQuery(suitesQuery());
  const environments = useQuery(environmentsQuery());
  const remove = useDeleteRoute();
  const words = describeRoute(route, suites.data, environments.data);
  const handleDelete = () =>
    confirmAndMutate(
      remove,
      { params: { id } },
      {
        title: 'Delete route',
        text: `${words}. What no other route fits goes to the general recipients again.`,
        confirmLabel: 'Delete',
        tone: 'danger',
        failed: 'Route not deleted',
      },
    );
  return (
    <Card as="li" padding={3}>
      <Row align="start" justify="space-between">
        <div>
          <Text>{words}</Text>
          {emails.map((email) => (
            <MailState key={email} email={email} isNamed />
          ))}
        </div>
        <Row gap={0}>
          <IconButton
            requires="editor"
            label={`Edit the route: ${words}`}
            icon={<Pencil />}
            size="sm"
            onClick={() => onEdit(route)}
          />
          <IconButton
            requires="editor"
            label={`Delete the route: ${words}`}
            icon={<Trash2 />}
            size="sm"
            tone="danger"
            isBusy={remove.isPending}
            onClick={() => void handleDelete()}
          />
        </Row>
      </Row>
    </Card>
  );
}
