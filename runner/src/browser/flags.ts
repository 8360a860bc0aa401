/**
 * Parts of the browser that nobody sees without a screen. The address bar's lists are pages in a process of their own for each
 * window: without them a window costs half the processor time and 60 MB less. Chromium heeds the last list only, so Playwright's own
 * is repeated here.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
];

/** Keep a closed machine quiet: nothing here asks the network for anything that a page did not ask for. */
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
 * Leave a page no way past the proxy of its context: what belongs to no context gets a proxy that is not there, this machine's
 * names and addresses are no exception, WebRTC sends nothing beside the proxy, and the browser looks up no name by itself.
 */
const FENCED = [
  '--proxy-server=socks5://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  // The same for older browsers, which know it by this name only.
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--deny-permission-prompts',
];

/** `proxyHost`: where the contexts' proxies are; the only name or address that the browser may connect to by itself. */
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
