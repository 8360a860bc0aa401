import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedView } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { styled, wrappingRow } from 'shared/theme';
import { Badge, IconButton, Row, TextLink } from 'shared/ui';
import { useDeleteView } from './saved-views.ts';
import { RenameViewForm } from './RenameViewForm.tsx';

interface Props {
  view: SavedView;
  /** The address of the list with the filters of the view. */
  to: string;
  onOpen: () => void;
}

/** A saved view: its name opens it. */
export function SavedViewItem({ view, to, onOpen }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useDeleteView();
  const handleDelete = () =>
    confirmAndMutate(
      remove,
      { params: { id: view.id } },
      {
        title: `Delete the view “${view.name}”?`,
        text: view.is_shared
          ? 'It is shared: no one in the company will have it.'
          : 'Only the view is deleted, nothing that it shows.',
        confirmLabel: 'Delete view',
        tone: 'danger',
        failed: 'Error',
        fallback: 'The view could not be deleted.',
      },
    );
  if (isRenaming)
    return (
      <li>
        <RenameViewForm view={view} onClose={() => setIsRenaming(false)} />
      </li>
    );
  return (
    <Row as="li" gap={2}>
      <Name>
        <TextLink to={to} onClick={onOpen}>
          <bdi>{view.name}</bdi>
        </TextLink>
        {view.is_shared && <Badge>Shared</Badge>}
      </Name>
      <IconButton
        requires="editor"
        size="sm"
        label={`Rename ${view.name}`}
        icon={<Pencil />}
        onClick={() => setIsRenaming(true)}
      />
      <IconButton
        requires="editor"
        size="sm"
        tone="danger"
        label={`Delete ${view.name}`}
        icon={<Trash2 />}
        isBusy={remove.isPending}
        onClick={() => void handleDelete()}
      />
    </Row>
  );
}

const Name = styled.span`
  ${wrappingRow(1, 2)}
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
