import type { ApplicationName } from '../trials/trial.ts';

/** Pages on which false statements are made, by application: those that stand still and have something to state. */
const PATHS: Record<ApplicationName, string[]> = {
  workshop: [
    '/account',
    '/antrag',
    '/board',
    '/desk',
    '/frames',
    '/help',
    '/invoices',
    '/stock',
    '/tickets',
    '/upload',
  ],
  shop: [
    '/',
    '/?q=pendant',
    '/products/comet-pendant',
    '/products/halo-pendant',
    '/products/edison-bulb',
    '/sign-in',
    '/newsletter',
    '/cart',
  ],
  widgets: ['/'],
  sink: [
    '/',
    '/todo',
    ...[
      'actions',
      'aliasing',
      'assertions',
      'files',
      'misc',
      'network-requests',
      'querying',
      'storage',
      'traversal',
    ].map((name) => `/commands/${name}`),
  ],
  admin: [
    'contacts',
    'e_commerce',
    'faq',
    'file_manager',
    'forgot_password',
    'form',
    'form_advanced',
    'form_buttons',
    'form_validation',
    'form_wizards',
    'general_elements',
    'inbox',
    'invoice',
    'kanban',
    'login',
    'media_gallery',
    'notifications',
    'order_detail',
    'orders',
    'pricing_tables',
    'product_detail',
    'profile',
    'project_detail',
    'projects',
    'register',
    'settings',
    'tables',
    'tables_dynamic',
    'typography',
    'user_management',
    'verify_2fa',
    'widgets',
  ].map((name) => `/production/${name}.html`),
};

export interface PageAddress {
  application: ApplicationName;
  path: string;
}

export const PAGES: PageAddress[] = Object.entries(PATHS).flatMap(([application, paths]) =>
  paths.map((path) => ({ application: application as ApplicationName, path })),
);
