/**
 * Browser features of no use in headless mode. The suggestion lists of the address bar are pages in a process of their own for each
 * window: without them a window needs half the CPU time and 60 MB less. A spare process that waits for the next site is mostly ended
 * unused: without it a window needs a sixth less. Chromium uses only the last list, so Playwright's own is repeated here.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
];

/** No background network requests: only pages access the network. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

/**
 * No request bypasses the proxy of its context: requests without a context get a proxy that does not exist, local
 * addresses are no exception, WebRTC uses the proxy only, and the browser resolves no names itself.
 */
const FENCED = [
  '--proxy-server=socks5://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // The name of the flag in older browsers.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--deny-permission-prompts',
];

/** The command line flags. @param proxyHost the host of the contexts' proxies, the only one the browser may connect to directly */
export function browserFlags(proxyHost?: string): string[] {
  const isRoot = process.getuid?.() === 0;
  return [
    ...QUIET,
    ...(proxyHost === undefined
      ? []
      : [...FENCED, `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${proxyHost}`]),
    // Chromium's sandbox does not work for root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
