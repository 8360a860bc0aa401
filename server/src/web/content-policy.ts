/** The empty style element that styled-components begins with. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface ContentSources {
  /** Origins of the remotes: their scripts and manifests. */
  remotes: string[];
  /** Origins of the API: calls, live sessions, screenshots, recordings, uploads. */
  apis: string[];
  /** Origins of a storage that browsers read from and write to themselves. */
  files: string[];
  /** Digests of the styles that stand in the page itself. */
  styles: string[];
}

/**
 * The content security policy of the page: scripts from the host and the registered remotes only, nothing inline.
 * `nonce` is for the style elements that the dialogs' scroll lock inserts. Screenshots of repositories come from anywhere.
 */
export function contentPolicy({ remotes, apis, files, styles }: ContentSources, nonce: string): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes],
    'style-src': ["'self'", `'nonce-${nonce}'`, EMPTY_STYLE, ...styles],
    'connect-src': ["'self'", ...remotes, ...apis, ...apis.map(socketOrigin), ...files],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...apis, ...files],
    'media-src': ["'self'", 'blob:', 'https:', ...apis, ...files],
    // Mails, which the API serves with a policy of their own.
    'frame-src': apis,
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** WebSockets have schemes of their own, which older browsers do not derive. */
const socketOrigin = (origin: string) => origin.replace(/^http/, 'ws');
