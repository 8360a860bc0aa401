import type { Role } from 'shared/constants';

/** How screens name a role, and a sentence about what it may do. */
export const ROLE_TEXTS: Record<Role, { label: string; description: string }> = {
  viewer: { label: 'Viewer', description: 'Sees tests, runs and settings, and changes nothing.' },
  editor: {
    label: 'Editor',
    description: 'Also writes and runs tests, and changes suites, schedules, variables and environments.',
  },
  owner: { label: 'Owner', description: 'Also invites and removes people, and decides about access.' },
};
