import type { Site } from 'test-support';
import { serveSite } from './serve-site.ts';

const PAGE = `<!doctype html>
<title>Join the list</title>
<h1>Join the list</h1>
<button type="button" id="join">Join</button>
<button type="button" id="leave">Leave</button>
<output></output>
<script>
  console.warn('The list is almost full');
  const say = (text) => { document.querySelector('output').textContent = text; };
  document.querySelector('#join').onclick = async () => {
    const answer = await fetch('/members?token=abc', { method: 'POST' });
    console.error('Joining answered', answer.status);
    say('Thanks for joining');
  };
  document.querySelector('#leave').onclick = () => {
    say('See you');
    document.querySelector('#nowhere').remove();
  };
</script>`;

/**
 * A page that looks fine while its console reports errors. Join says thanks although `POST /members` answers 500,
 * and logs an error; Leave says goodbye and throws; loading it logs a warning.
 */
export function startTroubledPage(): Promise<Site> {
  return serveSite((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : request.method === 'POST' ? 500 : 404);
    response.end(isPage ? PAGE : 'The list could not be written.');
  });
}
