export const groupRunKeys = {
  all: ['runs', 'group-runs'] as const,
  list: () => [...groupRunKeys.all, 'list'] as const,
  detail: (id: number) => [...groupRunKeys.all, 'detail', id] as const,
};
