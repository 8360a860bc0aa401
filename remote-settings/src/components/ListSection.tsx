import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Role } from 'shared/constants';
import { ApiError, isNotFound } from 'shared/http';
import type { Space } from 'shared/theme';
import { Button, EmptyState, LoadState, PlainList, Text, type LoadableQuery } from 'shared/ui';
import { SettingsSection } from './SettingsSection.tsx';

interface Props<T> {
  /** Also the accessible name of the list. */
  title: string;
  intro: ReactNode;
  query: LoadableQuery<T[]> & { error: Error | null };
  loading: string;
  failed: string;
  /** Shown to people whose role may not see the list. */
  forbidden?: string;
  empty: { icon: ReactNode; text: string };
  /** The button that adds an item. */
  add?: { text: string; requires: Role; onClick: () => void };
  gap?: Space;
  renderItem: (item: T) => ReactNode;
  /** Above the list, and dialogs. */
  children?: ReactNode;
}

/** A section with a list; nothing on a server that does not have it. */
export function ListSection<T>({
  title,
  intro,
  query,
  loading,
  failed,
  forbidden,
  empty,
  add,
  gap,
  renderItem,
  children,
}: Props<T>) {
  const { data, error } = query;
  if (isNotFound(error)) return null;
  const isForbidden = forbidden !== undefined && error instanceof ApiError && error.status === 403;
  return (
    <SettingsSection
      title={title}
      intro={intro}
      action={
        add &&
        !isForbidden && (
          <Button
            requires={add.requires}
            variant="secondary"
            icon={<Plus aria-hidden />}
            disabled={data === undefined}
            onClick={add.onClick}
          >
            {add.text}
          </Button>
        )
      }
    >
      {children}
      {isForbidden ? (
        <Text>{forbidden}</Text>
      ) : (
        <LoadState
          query={query}
          loading={loading}
          skeleton="lines"
          failed={failed}
          empty={<EmptyState {...empty} />}
        >
          {(items) => (
            <PlainList gap={gap} aria-label={title}>
              {items.map(renderItem)}
            </PlainList>
          )}
        </LoadState>
      )}
    </SettingsSection>
  );
}
