/**
 * THE OTHER PLANTED BUG. The page thanks without having heard the server's answer, which is an error: to the eye everything is well.
 * The demo test "Subscribe to the newsletter" passes, and its result says that the page contradicts it.
 */
export const NEWSLETTER_SCRIPT = `
const form = document.querySelector('[data-newsletter]');
form.addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('[data-answer]').textContent = 'Thanks for subscribing.';
  fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
});
`;
