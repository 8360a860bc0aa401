import { animation } from '../../probe/animation.ts';
import { withProbeModules } from '../../probe/dom-probe.ts';
import { description } from './description.ts';
import { fingerprints } from './fingerprints.ts';
import { hits } from './hits.ts';
import { kindRoles, kinds } from './kinds.ts';
import { lastingAttributes } from './lasting-attributes.ts';
import { layouts } from './layouts.ts';
import { matching } from './matching.ts';
import { modals } from './modals.ts';
import { named } from './named.ts';
import { names } from './names.ts';
import { naming } from './naming.ts';
import { offers } from './offers.ts';
import { places } from './places.ts';
import { registry } from './registry.ts';
import { roles } from './roles.ts';
import { sections } from './sections.ts';
import { tables } from './tables.ts';
import { tree } from './tree.ts';
import { wordings } from './wordings.ts';

/** The modules of a probe that finds, names and describes elements; each can use those before it. */
export const RESOLVER_MODULES = [
  animation,
  tree,
  roles,
  names,
  matching,
  tables,
  sections,
  kindRoles,
  kinds,
  modals,
  named,
  places,
  registry,
  description,
  offers,
  wordings,
  naming,
  layouts,
  hits,
  lastingAttributes,
  fingerprints,
] as const;

/** Creates functions for `evaluateIsolated` that get the resolver's parts as their first parameter. */
export const inPage = withProbeModules(...RESOLVER_MODULES);
