import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';

test('an empty environment gives a product on localhost', () => {
  const config = readConfig({});
  assert.equal(config.apiPort, 5000);
  assert.equal(config.apiHost, 'localhost');
  assert.equal(config.webAddress, 'http://localhost:3000');
  assert.match(config.dataFolder, /\/\.steplight$/);
  assert.equal(config.databaseUrl, undefined);
  assert.equal(config.workerConcurrency, 3);
  assert.equal(config.mediaRetentionDays, 30);
});

test('values are read, trimmed of what they do not need, and empty ones count as absent', () => {
  const config = readConfig({
    API_PORT: '5900',
    WEB_ADDRESS: 'https://steplight.example.com/',
    ALLOWED_ORIGINS: 'https://a.example.com, https://b.example.com/',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
    SMTP_URL: '',
    SLACK_RELAY: 'http://relay.example.com:8080/slack/',
  });
  assert.equal(config.apiPort, 5900);
  assert.equal(config.webAddress, 'https://steplight.example.com');
  assert.deepEqual(config.allowedOrigins, ['https://a.example.com', 'https://b.example.com']);
  assert.deepEqual(config.trustedProxies, ['loopback', '10.0.0.0/8', '2001:db8::1']);
  assert.equal(config.smtpUrl, undefined);
  assert.equal(config.slackRelay, 'http://relay.example.com:8080/slack');
});

const wrong: [variable: string, value: string][] = [
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['API_PORT', 'five thousand'],
  ['API_PORT', '70000'],
  ['MEDIA_RETENTION_DAYS', '-1'],
  ['AUDIT_RETENTION_DAYS', '29'],
  ['DATABASE_OWNER_URL', 'mysql://localhost/x'],
  ['WEB_ADDRESS', 'localhost:3000'],
  ['TRUSTED_PROXIES', 'the proxy'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['SMTP_URL', 'mail.example.com'],
  ['SLACK_RELAY', 'relay.example.com:8080'],
  ['APP_SECRET', 'short'],
  ['WORKER_CONCURRENCY', '0'],
  ['LIVE_CONCURRENCY', '-1'],
  ['LIVE_PORT', '70000'],
  ['LIVE_ADDRESS', 'worker:5100'],
  ['LOG_LEVEL', 'loud'],
];
for (const [variable, value] of wrong)
  test(`a wrong value names its variable: ${variable}=${value}`, () => {
    assert.throws(
      () => readConfig({ [variable]: value }),
      new RegExp(`The configuration is wrong\\. ${variable}: `),
    );
  });

test('a model needs a provider, and each provider what it cannot do without', () => {
  assert.equal(readConfig({}).ai, undefined);
  assert.deepEqual(
    readConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:1/v1/' }).ai,
    {
      provider: 'openai-compatible',
      model: 'm',
      apiKey: undefined,
      baseUrl: 'http://localhost:1/v1',
    },
  );
  assert.throws(() => readConfig({ AI_MODEL: 'm' }), /AI_PROVIDER and AI_MODEL: set both/);
  assert.throws(() => readConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }), /AI_BASE_URL: /);
  assert.throws(
    () => readConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }),
    /AI_API_KEY: anthropic needs a key/,
  );
  assert.throws(() => readConfig({ AI_PROVIDER: 'someone', AI_MODEL: 'm' }), /AI_PROVIDER: /);
});
