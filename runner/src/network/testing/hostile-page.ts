/** Ways of a page to connect to a server, each with its own host name; `at(way)` is `host:port`. */
const WAYS: Record<string, (at: string) => string> = {
  iframe: (at) => `<iframe src="http://${at}/"></iframe>`,
  image: (at) => `<img src="http://${at}/">`,
  script: (at) => `<script src="http://${at}/"></script>`,
  style: (at) => `<link rel="stylesheet" href="http://${at}/">`,
  background: (at) => `<div style="background: url(http://${at}/); height: 9px">.</div>`,
  font: (at) =>
    `<style>@font-face{font-family:f;src:url(http://${at}/)}</style><i style="font-family:f">f</i>`,
  object: (at) => `<object data="http://${at}/x.pdf" type="application/pdf"></object>`,
  embed: (at) => `<embed src="http://${at}/x.pdf" type="application/pdf">`,
  video: (at) => `<video src="http://${at}/" preload="auto"></video>`,
  prefetch: (at) => `<link rel="prefetch" href="http://${at}/">`,
  form: (at) => `<form id="form" method="post" target="away" action="http://${at}/"></form>
    <iframe name="away"></iframe><script>document.forms[0].submit()</script>`,
  frameRefresh: (at) =>
    `<iframe srcdoc='<meta http-equiv="refresh" content="0;url=http://${at}/">'></iframe>`,
  fetch: (at) => js(`fetch('http://${at}/', { mode: 'no-cors' })`),
  secureFetch: (at) => js(`fetch('https://${at}/', { mode: 'no-cors' })`),
  posted: (at) => js(`fetch('http://${at}/', { method: 'DELETE', headers: { 'x-a': 'b' } })`),
  request: (at) => js(`const x = new XMLHttpRequest(); x.open('GET', 'http://${at}/'); x.send()`),
  socket: (at) => js(`new WebSocket('ws://${at}/')`),
  secureSocket: (at) => js(`new WebSocket('wss://${at}/')`),
  events: (at) => js(`new EventSource('http://${at}/')`),
  beacon: (at) => js(`navigator.sendBeacon('http://${at}/', 'x')`),
  worker: (at) =>
    js(`new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/', { mode: 'no-cors' })"])))`),
  redirect: (at) => js(`fetch('/redirect?to=http://${at}/', { mode: 'no-cors' })`),
  frameRedirect: (at) => `<iframe src="/redirect?to=http://${at}/"></iframe>`,
  serviceWorker: (at) =>
    js(`navigator.serviceWorker?.register('/service-worker.js?at=${at}') ?? fetch('http://${at}/')`),
};

/** Ways that bypass proxies: they must fail. */
const PAST_THE_PROXY = (port: number) => `
  const call = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' },
    { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'a', credential: 'b' }] });
  call.createDataChannel('x');
  call.createOffer().then((offer) => call.setLocalDescription(offer));
  const other = new RTCPeerConnection();
  other.setRemoteDescription({ type: 'offer', sdp: ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0',
    'm=application ${port} UDP/DTLS/SCTP webrtc-datachannel', 'c=IN IP4 127.0.0.1', 'a=mid:0', 'a=sctp-port:5000',
    'a=setup:actpass', 'a=ice-ufrag:abcd', 'a=ice-pwd:abcdefghijklmnopqrstuvwx',
    'a=fingerprint:sha-256 ' + Array(32).fill('AA').join(':'),
    'a=candidate:1 1 udp 2130706431 127.0.0.1 ${port} typ host',
    'a=candidate:2 1 tcp 2130706430 127.0.0.1 ${port} typ host tcptype passive', ''].join('\\r\\n') })
    .then(() => other.createAnswer()).then((answer) => other.setLocalDescription(answer)).catch(() => undefined);
  try { new WebTransport('https://127.0.0.1:${port}/').ready.catch(() => undefined); } catch {}`;

/** The ways by name. */
export const ways = Object.keys(WAYS);

/** The host name that a way uses. */
export const hostOf = (way: string) => `${way.toLowerCase()}.inside.example`;

/** Other names and addresses of this machine. */
const LITERALS = [
  'localhost',
  'any.localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
];

/** A page that tries every way to connect to a port of this machine, and then shows "Tried it all". */
export function hostilePage(port: number): string {
  // The browser ignores these two if it has a proxy.
  const hints = ['preconnect', 'dns-prefetch'].map(
    (rel) => `<link rel="${rel}" href="http://127.0.0.1:${port}/">`,
  );
  const tries = Object.entries(WAYS).map(([way, write]) => write(`${hostOf(way)}:${port}`));
  const literals = LITERALS.map((host) => js(`fetch('http://${host}:${port}/', { mode: 'no-cors' })`));
  return `<title>Hostile</title>${hints.join('')}${tries.join('\n')}${literals.join('\n')}<p id="end"></p>
    <script>try { ${PAST_THE_PROXY(port)} } catch (error) { console.log(error) } end.textContent = 'Tried it all';</script>`;
}

/** The page's service worker, which sends requests for the page. */
export const serviceWorker = `
  self.addEventListener('install', (event) => event.waitUntil(
    fetch('http://' + new URL(location).searchParams.get('at') + '/', { mode: 'no-cors' }).catch(() => undefined)));`;

function js(code: string): string {
  return `<script>(async () => { ${code} })().catch(() => undefined)</script>`;
}
