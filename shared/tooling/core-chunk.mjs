/** Rooms of `shared` that the first paint of any screen needs, and the libraries behind them. */
const ROOMS =
  /[\\/]shared[\\/]src[\\/](auth|constants|environment|feedback|http|query|registry|remote|router|state|theme|ui)[\\/]/;
const LIBRARIES =
  /^(react|react-dom|scheduler|react-router|react-router-dom|jotai|@tanstack[\\/](react-query|query-core)|styled-components|stylis|@emotion|@fontsource-variable)[\\/]/;
const ICONS = /^lucide-react[\\/]/;
const ICON = /[\\/]icons[\\/]/;

/** One file of what every first paint needs, instead of one for each shared module. */
export function coreChunk() {
  return {
    name: 'core',
    chunks: 'async',
    enforce: true,
    test(module, { moduleGraph }) {
      const { resource = '' } = module;
      if (ROOMS.test(resource)) return true;
      const library = /.*[\\/]node_modules[\\/](.+)$/.exec(resource)?.[1] ?? '';
      // The icons of screens and menus stay with those.
      if (ICONS.test(library) && ICON.test(library)) return isUsedByRooms(module, moduleGraph);
      return LIBRARIES.test(library) || ICONS.test(library);
    },
  };
}

function isUsedByRooms(module, moduleGraph) {
  return [...moduleGraph.getIncomingConnections(module)].some(({ originModule }) =>
    ROOMS.test(originModule?.resource ?? ''),
  );
}
