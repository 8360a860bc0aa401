/** Modules of `shared` that the first paint of every screen needs, and the libraries that they use. */
const SHARED_MODULES =
  /[\\/]shared[\\/]src[\\/][^\\/]+[\\/](auth|constants|environment|feedback|http|live|members|query|registry|remote|router|state|theme|components)[\\/]/;
const LIBRARIES =
  /^(react|react-dom|scheduler|react-router|react-router-dom|jotai|@tanstack[\\/](react-query|query-core)|styled-components|stylis|@emotion|@fontsource-variable)[\\/]/;
const ICONS = /^lucide-react[\\/]/;
const ICON = /[\\/]icons[\\/]/;

/** Groups what every first paint needs into one file, instead of one file per shared module. */
export function coreChunk() {
  return {
    name: 'core',
    chunks: 'async',
    enforce: true,
    test(module, { moduleGraph }) {
      const { resource = '' } = module;
      if (SHARED_MODULES.test(resource)) return true;
      const library = /.*[\\/]node_modules[\\/](.+)$/.exec(resource)?.[1] ?? '';
      // Icons that only screens use stay in the chunks of those screens.
      if (ICONS.test(library) && ICON.test(library)) return isUsedBySharedModules(module, moduleGraph);
      return LIBRARIES.test(library) || ICONS.test(library);
    },
  };
}

function isUsedBySharedModules(module, moduleGraph) {
  return [...moduleGraph.getIncomingConnections(module)].some(({ originModule }) =>
    SHARED_MODULES.test(originModule?.resource ?? ''),
  );
}
