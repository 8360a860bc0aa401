import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MailSubscription } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';

const address = `${apiAddress}/notification_mails/a.token`;
const open = () => renderRemote(remote, '/notification-mails/a.token', { isSignedIn: false });

function answersApi(state: MailSubscription['state']) {
  const subscription = { company: 'Example Inc.', email: 'ada@example.com', state };
  const answers: boolean[] = [];
  server.use(
    http.get(address, () => HttpResponse.json(subscription)),
    http.post(address, async ({ request }) => {
      const { wants_mail: wantsMail } = (await request.json()) as { wants_mail: boolean };
      answers.push(wantsMail);
      const no = state === 'waiting' ? 'refused' : 'unsubscribed';
      return HttpResponse.json({ ...subscription, state: wantsMail ? 'subscribed' : no });
    }),
  );
  return answers;
}

test('who follows the link of a mail is asked before anything changes, and can change it back', async () => {
  const answers = answersApi('subscribed');
  const { user } = open();
  expect(await screen.findByText('Example Inc. sends results to ada@example.com.')).toBeVisible();
  expect(document.title).toBe('Mails with results · Steplight');
  expect(answers).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Example Inc. sends no more results to ada@example.com.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(answers).toEqual([false, true]);
});

test('a stranger confirms that results are wanted', async () => {
  const answers = answersApi('waiting');
  const { user } = open();
  expect(await screen.findByText('Example Inc. wants to send results to ada@example.com.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Example Inc. sends results to ada@example.com.')).toBeVisible();
  expect(answers).toEqual([true]);
});

test('a stranger refuses for good, and a member who has chosen mails again reads that those are sent', async () => {
  let answers = answersApi('waiting');
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Never ask again' }));
  const refused = 'Example Inc. asks no more, and sends no results to ada@example.com.';
  expect(await screen.findByText(refused)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  expect(answers).toEqual([false]);
  unmount();
  answers = answersApi('personal');
  const page = open();
  const chosen = 'Example Inc. sends only what is chosen under My notifications to ada@example.com.';
  expect(await screen.findByText(chosen)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subscribe again' })).toBeEnabled();
  await page.user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Example Inc. sends no more results to ada@example.com.')).toBeVisible();
  expect(answers).toEqual([false]);
});

test('a dead link says so; an answer that is not stored can be given again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  server.use(respondWithError('get', '/notification_mails/a.token', 404));
  const { unmount } = open();
  expect(
    await screen.findByText('This link leads nowhere: it is not complete, or its company was deleted.'),
  ).toBeVisible();
  unmount();
  answersApi('subscribed');
  server.use(http.post(address, () => HttpResponse.error()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('Your answer could not be stored. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
});
