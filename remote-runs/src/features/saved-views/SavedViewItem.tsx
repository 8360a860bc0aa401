import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedView } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { Badge, IconButton, TextLink } from 'shared/ui';
import { useDeleteView } from '../../api/saved-views.ts';
import { noticeFailure } from '../../notices.ts';
import { RenameViewForm } from './RenameViewForm.tsx';

interface Props {
  view: SavedView;
  onOpen: () => void;
}

/** A saved view: its name opens it. */
export function SavedViewItem({ view, onOpen }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useDeleteView();
  const handleDelete = async () => {
    const isConfirmed = await confirm({
      title: `Delete the view “${view.name}”?`,
      text: view.is_shared ? 'It is shared: no one in the company will have it.' : 'The runs stay.',
      confirmLabel: 'Delete view',
      tone: 'danger',
    });
    if (!isConfirmed) return;
    const call = { params: { id: view.id } };
    remove.mutate(call, { onError: (error) => noticeFailure(error, 'The view could not be deleted.') });
  };
  if (isRenaming)
    return (
      <li>
        <RenameViewForm view={view} onClose={() => setIsRenaming(false)} />
      </li>
    );
  return (
    <Item>
      <Name>
        <TextLink to={`${paths.runs()}?${view.query}`} onClick={onOpen}>
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
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;

const Name = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;
