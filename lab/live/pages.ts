import { join } from 'node:path';
import { installedPackage, loadPackage } from './packages.ts';
import type { Folders } from './page-site.ts';

/** A page that steps are recorded on. */
export interface LivePage {
  /** Unique. */
  name: string;
  /** What its server serves. */
  folders(): Promise<Folders>;
  path: string;
  /** Selectors of elements to drag, and of those to drop them on. */
  drags?: [string, string][];
}

const OWN = join(import.meta.dirname, 'pages');

const sink = async (): Promise<Folders> => ({
  '/': join(installedPackage('cypress-example-kitchensink'), 'app'),
});
const admin = async (): Promise<Folders> => ({ '/': join(installedPackage('gentelella'), 'dist') });
const business = async (): Promise<Folders> => ({ '/': await loadPackage('startbootstrap-sb-admin-2') });
const todos = async (): Promise<Folders> => ({ '/': join(await loadPackage('todomvc'), 'examples') });
const own = async (): Promise<Folders> => ({ '/': OWN });

/** A page of ours that only uses the library. */
function mounted(name: string, path: string, others: () => Promise<Folders>): LivePage {
  return { name, path, folders: async () => ({ '/': OWN, ...(await others()) }) };
}

export const PAGES: LivePage[] = [
  { name: 'Kitchen Sink, actions', path: '/commands/actions.html', folders: sink },
  { name: 'Kitchen Sink, querying', path: '/commands/querying.html', folders: sink },
  { name: 'Kitchen Sink, traversal', path: '/commands/traversal.html', folders: sink },
  { name: 'Kitchen Sink, network', path: '/commands/network-requests.html', folders: sink },
  { name: 'Gentelella, form', path: '/production/form.html', folders: admin },
  { name: 'Gentelella, elements', path: '/production/general_elements.html', folders: admin },
  { name: 'Gentelella, tables', path: '/production/tables_dynamic.html', folders: admin },
  { name: 'Gentelella, settings', path: '/production/settings.html', folders: admin },
  { name: 'Gentelella, inbox', path: '/production/inbox.html', folders: admin },
  { name: 'Gentelella, wizard', path: '/production/form_wizards.html', folders: admin },
  {
    name: 'Gentelella, kanban',
    path: '/production/kanban.html',
    folders: admin,
    drags: [['.kanban-card', '.kanban-column:nth-child(2) .kanban-column-body']],
  },
  { name: 'SB Admin 2, dashboard', path: '/index.html', folders: business },
  { name: 'SB Admin 2, tables', path: '/tables.html', folders: business },
  { name: 'SB Admin 2, register', path: '/register.html', folders: business },
  { name: 'TodoMVC, AngularJS', path: '/angularjs/index.html', folders: todos },
  { name: 'TodoMVC, Backbone', path: '/backbone/index.html', folders: todos },
  { name: 'TodoMVC, Knockout', path: '/knockoutjs/index.html', folders: todos },
  { name: 'TodoMVC, CanJS', path: '/canjs/index.html', folders: todos },
  {
    name: 'jQuery UI',
    path: '/index.html',
    folders: async () => ({
      '/': join(import.meta.dirname, '../trials/widgets'),
      '/jquery/': installedPackage('jquery-ui-dist'),
    }),
    drags: [['#ticket', '#basket']],
  },
  mounted('Swagger UI', '/swagger.html', async () => ({ '/swagger/': await loadPackage('swagger-ui-dist') })),
  mounted('Fomantic UI', '/fomantic.html', async () => ({
    '/fomantic/': await loadPackage('fomantic-ui'),
    '/jquery/': installedPackage('jquery-ui-dist'),
  })),
  mounted('Tabulator', '/tabulator.html', async () => ({
    '/tabulator/': await loadPackage('tabulator-tables'),
  })),
  mounted('Select2, flatpickr, Quill', '/fields.html', async () => ({
    '/jquery/': installedPackage('jquery-ui-dist'),
    '/select2/': await loadPackage('select2'),
    '/flatpickr/': await loadPackage('flatpickr'),
    '/quill/': await loadPackage('quill'),
  })),
  mounted('Shoelace', '/shoelace.html', async () => ({
    '/shoelace/': await loadPackage('@shoelace-style/shoelace'),
  })),
  mounted('Material Web', '/material.html', async () => ({
    '/material/': await loadPackage('@material/web'),
    '/lit/': await loadPackage('lit'),
    '/lit-html/': await loadPackage('lit-html'),
    '/lit-element/': await loadPackage('lit-element'),
    '/lit-reactive-element/': await loadPackage('@lit/reactive-element'),
    '/lit-context/': await loadPackage('@lit/context'),
    '/tslib/': await loadPackage('tslib'),
  })),
  { name: 'Frames', path: '/frames.html', folders: own },
  { name: 'Shadow roots', path: '/shadow.html', folders: own },
];
