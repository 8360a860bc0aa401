import { UNNAMED_TEST } from 'shared/constants';
import type { BlueprintListItem } from 'shared/contract';

/** The name that a test or module is shown under. */
export function nameOf({ title }: Pick<BlueprintListItem, 'title'>): string {
  return title.trim() || UNNAMED_TEST;
}

/** Those whose name or suite holds the text, in whatever case; all for no text. */
export function search(items: BlueprintListItem[], text: string): BlueprintListItem[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return items;
  return items.filter((item) =>
    [nameOf(item), item.test_blueprint_category_name ?? ''].some((part) =>
      part.toLocaleLowerCase().includes(wanted),
    ),
  );
}
