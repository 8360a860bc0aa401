import { endSession, onSessionEnd, readSession, sessionEndReason, startSession } from 'shared/auth';

const reply = { access_token: 'token-1', user: { id: 7, email: 'ada@example.com' } };

afterEach(() => endSession('signed-out'));

test('a session is stored under its public keys', () => {
  startSession(reply);
  expect(localStorage.getItem('token')).toBe('token-1');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(reply.user);
  expect(readSession()).toEqual({ token: 'token-1', user: reply.user });
});

test('the end of a session removes its four keys and runs the clean-ups once', () => {
  startSession(reply);
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('tokenExpiry', 't');
  localStorage.setItem('theme', 'dark');
  const cleanup = jest.fn();
  const unregister = onSessionEnd(cleanup);
  endSession('signed-out');
  endSession('signed-out');
  unregister();
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
  expect(readSession()).toBeNull();
});

test('another tab’s sign-out ends it here, and another tab’s sign-in begins it', () => {
  startSession(reply);
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(readSession()).toBeNull();
  expect(sessionEndReason()).toBe('elsewhere');

  localStorage.setItem('user', JSON.stringify(reply.user));
  localStorage.setItem('token', 'token-2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-2' }));
  expect(readSession()?.token).toBe('token-2');
  expect(sessionEndReason()).toBeNull();
});

test('a session that expires in another tab is expired here', () => {
  startSession(reply);
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessionEnd', newValue: 'expired' }));
  expect(readSession()).not.toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(sessionEndReason()).toBe('expired');

  startSession(reply);
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessionEnd', newValue: 'signed-out' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(sessionEndReason()).toBe('elsewhere');
});

test('other tabs receive the reason before the token is removed', () => {
  startSession(reply);
  const changes: string[] = [];
  const storage = Object.getPrototypeOf(localStorage) as Storage;
  jest.spyOn(storage, 'setItem').mockImplementation((key, value) => void changes.push(`${key}=${value}`));
  jest.spyOn(storage, 'removeItem').mockImplementation((key) => void changes.push(key));
  endSession('expired');
  expect(changes.slice(0, 3)).toEqual(['sessionEnd=expired', 'sessionEnd', 'token']);
  jest.restoreAllMocks();
  localStorage.clear();
});

test('clearing the whole storage in another tab ends it here', () => {
  startSession(reply);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(readSession()).toBeNull();
});

test('a page from the back/forward cache reads the current session', () => {
  startSession(reply);
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(readSession()).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(readSession()).toBeNull();
});

test('a change of user in another tab runs the clean-ups', () => {
  startSession(reply);
  const cleanup = jest.fn();
  const unregister = onSessionEnd(cleanup);
  localStorage.setItem('user', JSON.stringify({ id: 8, email: 'grace@example.com' }));
  localStorage.setItem('token', 'token-3');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'token-3' }));
  unregister();
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(readSession()?.user.email).toBe('grace@example.com');
});
