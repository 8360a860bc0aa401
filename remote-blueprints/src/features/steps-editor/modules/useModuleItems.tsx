import { Package, Ungroup } from 'lucide-react';
import { useCallback } from 'react';
import { useQueryClient } from 'shared/query';
import { paths } from 'shared/router';
import { moduleQuery } from '../../../api/blueprints.ts';
import { stepsOfModule } from '../../../model/modules.ts';
import { noticeFailure } from '../../../notices.ts';
import type { ListActions, MoreMenuItems } from '../step-actions.ts';

/** The items of a card's menu: those of the page, and for a step that uses a module also to edit or to detach it. */
export function useModuleItems(
  { replaceRange, remove }: Pick<ListActions, 'replaceRange' | 'remove'>,
  announce: (text: string) => void,
  pageItems: MoreMenuItems,
): MoreMenuItems {
  const client = useQueryClient();
  return useCallback(
    (step, number) => {
      const items = pageItems(step, number);
      const moduleId = step.type === 'module' ? step.test_blueprint_module_id : null;
      if (moduleId === null) return items;
      const detach = async () => {
        try {
          const steps = stepsOfModule((await client.fetchQuery(moduleQuery(moduleId))).test_blueprint, step);
          if (steps.length === 0) return remove([step.id]);
          replaceRange([step.id], steps);
          announce(
            steps.length === 1 ? 'Module replaced by 1 step' : `Module replaced by ${steps.length} steps`,
          );
        } catch (error) {
          noticeFailure(error, 'Failed to load module data');
        }
      };
      return [
        ...items,
        ...(items.length > 0 ? [{ kind: 'separator' } as const] : []),
        { label: 'Edit Module', icon: <Package />, to: paths.updateModule(moduleId) },
        { label: 'Detach', icon: <Ungroup />, onSelect: () => void detach() },
      ];
    },
    [client, pageItems, replaceRange, remove, announce],
  );
}
