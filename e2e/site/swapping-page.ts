import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SwappingPage {
  address: string;
  /** The two buttons have each other's name from now on. */
  swap: () => void;
  /** The ids of the buttons that were pressed. */
  pressed: () => string[];
  stop: () => void;
}

/** A page with the buttons "Save" and "Delete". */
export async function startSwappingPage(): Promise<SwappingPage> {
  let names = ['Save', 'Delete'];
  const pressed: string[] = [];
  const server = createServer((request, response) => {
    const id = /^\/pressed\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (id !== undefined) pressed.push(id);
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(`<!doctype html>
<title>Lamp settings</title>
<h1>Lamp settings</h1>
<button id="save" onclick="fetch('/pressed/save')">${names[0]}</button>
<button id="delete" onclick="fetch('/pressed/delete')">${names[1]}</button>`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    swap() {
      names = names.toReversed();
    },
    pressed: () => [...pressed],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
