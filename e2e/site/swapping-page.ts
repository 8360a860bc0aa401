import type { Site } from 'test-support';
import { serveSite } from './serve-site.ts';

interface SwappingPage extends Site {
  /** The two buttons have each other's name from now on. */
  swap: () => void;
  /** The ids of the buttons that were pressed. */
  pressed: () => string[];
}

/** A page with the buttons "Save" and "Delete". */
export async function startSwappingPage(): Promise<SwappingPage> {
  let names = ['Save', 'Delete'];
  const pressed: string[] = [];
  const site = await serveSite((request, response) => {
    const id = /^\/pressed\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (id !== undefined) pressed.push(id);
    response.end(`<!doctype html>
<title>Lamp settings</title>
<h1>Lamp settings</h1>
<button id="save" onclick="fetch('/pressed/save')">${names[0]}</button>
<button id="delete" onclick="fetch('/pressed/delete')">${names[1]}</button>`);
  });
  return {
    ...site,
    swap() {
      names = names.toReversed();
    },
    pressed: () => [...pressed],
  };
}
