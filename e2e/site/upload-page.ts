import type { Site } from 'test-support';
import { serveSite } from './serve-site.ts';

const PAGE = `<!doctype html>
<title>Hand in a report</title>
<h1>Hand in a report</h1>
<label>Report <input type="file" onchange="document.querySelector('output').textContent = 'Received ' + this.files[0].name"></label>
<output></output>`;

/** A page that takes a file and says its name. */
export function startUploadPage(): Promise<Site> {
  return serveSite((_request, response) => response.end(PAGE));
}
