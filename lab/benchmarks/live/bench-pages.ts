import { listen } from 'test-support';

const TEXT = '<p>A lamp is a lamp, whatever it costs and wherever it hangs.</p>'.repeat(15);

const PAGES: Record<string, string> = {
  '/idle': `<h1>Lamps</h1>${TEXT}`,
  '/clicked': `<h1>Lamps</h1><button style="position: fixed; left: 540px; top: 450px; width: 200px; height: 100px">Buy</button><p id="count">0</p>${TEXT}<script>
    onclick = () => {
      count.textContent++;
      document.body.style.background = count.textContent % 2 ? 'gold' : 'white';
    };
  </script>`,
  '/animated': `<h1>Lamps</h1>${TEXT}<style>
    @keyframes move { to { transform: translateX(1000px); } }
    #lamp { position: fixed; top: 100px; width: 200px; height: 200px; background: gold; animation: move 2s linear infinite alternate; }
  </style><div id="lamp"></div>`,
};

/** Pages that rest, change at each click, and change all the time. */
export const serveBenchPages = () =>
  listen((request, response) => {
    const page = PAGES[request.url ?? ''];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Lamps</title>${page ?? 'Not found'}`);
  });
