import { standardPushServices } from '@clothesline/api-client/members';
import { describe, expect, it } from 'vitest';
import { standardDurations } from '@clothesline/api-client/hand-over';
import { StartError } from './startError.js';
import { standardHelpLines } from './helpLines.js';
import { readConfig } from './readConfig.js';

const read = (env: Record<string, string> = {}) =>
  readConfig(env, { cwd: '/srv', marketplace: '/built', embed: '/widgets' });

describe('The configuration', () => {
  it('has defaults', () => {
    expect(read({ HOME: '/root', POST: '1' })).toEqual({
      port: 3000,
      host: undefined,
      dataDir: '/srv/.data',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      distributed: undefined,
      databaseReadUrl: undefined,
      photosBucket: undefined,
      publicUrl: undefined,
      allowedOrigins: [],
      embedOrigins: [],
      demo: true,
      areas: { size: 1000, exactDonors: [] },
      limits: {
        create: { amount: 60, seconds: 3600 },
        photo: { amount: 300, seconds: 3600 },
        chat: { amount: 30, seconds: 60 },
        code: { amount: 30, seconds: 3600 },
        signIn: { amount: 30, seconds: 3600 },
        guess: { amount: 1000, seconds: 3600 },
        write: { amount: 600, seconds: 3600 },
        request: { amount: 30, seconds: 3600 },
        message: { amount: 60, seconds: 60 },
        report: { amount: 30, seconds: 3600 },
      },
      durations: standardDurations,
      accounts: 'open',
      smtpUrl: undefined,
      mailFrom: 'Clothesline <noreply@localhost>',
      mailDir: '/srv/.data/mail',
      pushServices: [...standardPushServices],
      moderators: [],
      proxies: 0,
      cacheMegabytes: 64,
      metricsToken: undefined,
      metricsPort: undefined,
      helpLines: standardHelpLines,
      model: undefined,
      chatDays: 30,
      logLevel: 'info',
      marketplaceDir: '/built',
      embedDir: '/widgets',
    });
  });

  it('reads every setting', () => {
    const config = read({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: 'data',
      PUBLIC_URL: 'https://clothes.example/',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
      EMBED_ORIGINS: 'https://charity.example',
      DEMO: '0',
      LOCATION_AREA: '2000',
      EXACT_DONORS: '7, 12',
      CREATE_LIMIT: 'off',
      PHOTO_LIMIT: '9/day',
      CHAT_LIMIT: '5/second',
      CODE_LIMIT: '3/day',
      SIGN_IN_LIMIT: 'off',
      GUESS_LIMIT: '9/minute',
      WRITE_LIMIT: 'off',
      REQUEST_LIMIT: '4/hour',
      MESSAGE_LIMIT: 'off',
      REPORT_LIMIT: '5/day',
      CHOOSE_AFTER: '1 minute',
      PROMISE_GRACE: '3 seconds',
      OFFER_TIME: '24 hours',
      SILENCE: '7 days',
      LISTING_TIME: '2 weeks',
      PICKUP_LEAD: '0 seconds',
      PICKUP_SPAN: '1 hour',
      OBJECTION_TIME: '2 days',
      ACCOUNTS: 'open',
      SMTP_URL: 'smtp://me:secret@mail.example:587',
      MAIL_FROM: 'Coats <coats@clothes.example>',
      MAIL_DIR: 'outbox',
      PUSH_SERVICES: 'push.example',
      MODERATORS: 'Ann@clothes.example, bob@clothes.example',
      PROXIES: '1',
      CACHE_MEGABYTES: '0',
      METRICS_TOKEN: 'a-token-of-some-length',
      METRICS_PORT: '9464',
      CHAT_RETENTION: '7',
      HELP_LINES: 'Shelter: 211; Crisis: 988',
      ASSISTANT_URL: 'https://models.example/v1/',
      ASSISTANT_MODEL: 'small-model',
      ASSISTANT_KEY: 'a-key',
      ASSISTANT_LIMIT: '100/day',
      ASSISTANT_SESSION_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      MARKETPLACE_DIR: '/elsewhere',
      EMBED_DIR: '/other',
      SITE_DIR: 'site',
    });
    expect(config).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      photosBucket: undefined,
      publicUrl: 'https://clothes.example',
      allowedOrigins: ['https://a.example', 'http://localhost:5173'],
      embedOrigins: ['https://charity.example'],
      demo: false,
      areas: { size: 2000, exactDonors: [7, 12] },
      limits: {
        create: undefined,
        photo: { amount: 9, seconds: 86_400 },
        chat: { amount: 5, seconds: 1 },
        code: { amount: 3, seconds: 86_400 },
        signIn: undefined,
        guess: { amount: 9, seconds: 60 },
        write: undefined,
        request: { amount: 4, seconds: 3600 },
        message: undefined,
        report: { amount: 5, seconds: 86_400 },
      },
      durations: {
        chooseAfter: 60_000,
        promiseGrace: 3000,
        offerTime: 86_400_000,
        answerTime: 604_800_000,
        listingTime: 1_209_600_000,
        pickupLead: 0,
        pickupSpan: 3_600_000,
        objectionTime: 172_800_000,
      },
      accounts: 'open',
      smtpUrl: 'smtp://me:secret@mail.example:587',
      mailFrom: 'Coats <coats@clothes.example>',
      mailDir: '/srv/outbox',
      pushServices: ['push.example'],
      moderators: ['ann@clothes.example', 'bob@clothes.example'],
      proxies: 1,
      cacheMegabytes: 0,
      metricsToken: 'a-token-of-some-length',
      metricsPort: 9464,
      chatDays: 7,
      helpLines: [
        { name: 'Shelter', number: '211' },
        { name: 'Crisis', number: '988' },
      ],
      model: {
        url: 'https://models.example/v1',
        name: 'small-model',
        key: 'a-key',
        limit: { amount: 100, seconds: 86_400 },
        sessionLimit: undefined,
      },
      logLevel: 'silent',
      marketplaceDir: '/elsewhere',
      embedDir: '/other',
      siteDir: '/srv/site',
    });
  });

  it('does not add demo data to a shared database unless enabled', () => {
    const DATABASE_URL = 'postgres://me:secret@db.example/clothes';
    expect(read({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, demo: false });
    expect(read({ DATABASE_URL, DEMO: 'yes' }).demo).toBe(true);
  });

  it('requires an account for listing without demo data, unless disabled', () => {
    expect(read().accounts).toBe('open');
    expect(read({ DEMO: '0' }).accounts).toBe('required');
    expect(read({ DATABASE_URL: 'postgres://me:secret@db.example/clothes' }).accounts).toBe('required');
    expect(read({ DEMO: '0', ACCOUNTS: 'open' }).accounts).toBe('open');
    expect(read({ ACCOUNTS: 'required' }).accounts).toBe('required');
  });

  it('ignores empty settings', () => {
    expect(read({ PORT: '', DATABASE_URL: '', ALLOWED_ORIGINS: '' })).toEqual(read());
  });

  it.each([
    ['PORT', 'abc'],
    ['CHAT_RETENTION', '0'],
    ['HELP_LINES', '211'],
    ['HELP_LINES', 'Shelter: 211; 988'],
    ['METRICS_PORT', 'none'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DEMO', 'maybe'],
    ['CREATE_LIMIT', '60'],
    ['CREATE_LIMIT', '0/hour'],
    ['CHAT_LIMIT', '5/fortnight'],
    ['PROXIES', '-1'],
    ['CACHE_MEGABYTES', 'lots'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'clothes.example'],
    ['PUBLIC_URL', 'https://clothes.example/shop'],
    ['PUBLIC_URL', 'ftp://clothes.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example,b.example'],
    ['EMBED_ORIGINS', 'https://*.example'],
    ['DATA_DIR', '  '],
    ['HOST', ' '],
    ['ACCOUNTS', 'maybe'],
    ['SILENCE', '7'],
    ['SILENCE', '0 days'],
    ['OFFER_TIME', 'tomorrow'],
    ['MAIL_FROM', 'nobody'],
    ['PUSH_SERVICES', 'https://push.example'],
    ['MODERATORS', 'ann'],
  ])('rejects %s=%s with a message about the expected value', (name, text) => {
    expect(() => read({ [name]: text })).toThrow(StartError);
    expect(() => read({ [name]: text })).toThrow(new RegExp(`^${name} is ".*"; expected [^.].*\\.$`));
  });

  it('never prints the password of an invalid database URL', () => {
    expect(() => read({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(
      /^DATABASE_URL is not valid; expected postgres:[^"]*\.$/,
    );
  });

  it.each([
    [
      'https://key:secret@s3.example/photos',
      { address: 'https://s3.example/photos', region: 'auto', secret: 'secret' },
    ],
    ['https://key:a/b+c=@s3.example/photos/', { address: 'https://s3.example/photos', secret: 'a/b+c=' }],
    ['https://key:a%2Fb%@s3.example/photos', { secret: 'a%2Fb%' }],
    ['https://key:a%2Fb@s3.example/photos', { secret: 'a/b' }],
    [
      'http://key:secret@10.0.0.1:9000/photos?region=eu-west-1',
      { address: 'http://10.0.0.1:9000/photos', region: 'eu-west-1' },
    ],
  ])('reads the bucket from %s', (text, expected) => {
    expect(read({ PHOTOS_URL: text }).photosBucket).toMatchObject({ key: 'key', ...expected });
  });

  it.each([
    's3://key:secret@host/photos',
    'https://secret@s3.example/photos',
    'https://key:secret@s3.example',
    'https://key:secret@s3.example/photos/2026',
    'https://key:secret@s3.example/photos?acl=private',
  ])('rejects %s for a bucket without revealing its secret', (text) => {
    expect(() => read({ PHOTOS_URL: text })).toThrow(
      /^PHOTOS_URL is not valid; expected https:\/\/KEY:SECRET@[^"]*\.$/,
    );
  });

  it('never prints an invalid token', () => {
    expect(() => read({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN is not valid; expected (?!.*"short")/);
  });

  it('only accepts a direct URL together with a pooler’s', () => {
    expect(() => read({ DATABASE_DIRECT_URL: 'postgres://me@db/clothes' })).toThrow(
      'DATABASE_DIRECT_URL bypasses the pooler of DATABASE_URL, which is not set.',
    );
  });

  it('requires a public URL for mails', () => {
    expect(() => read({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'SMTP_URL needs PUBLIC_URL, which is used for links in emails.',
    );
  });

  it('only distributes tables on PostgreSQL', () => {
    expect(() => read({ DISTRIBUTED: 'citus' })).toThrow('DISTRIBUTED needs DATABASE_URL, which is not set.');
    expect(() => read({ DISTRIBUTED: 'yes', DATABASE_URL: 'postgres://me@db/clothes' })).toThrow(
      'DISTRIBUTED is "yes"; expected "citus".',
    );
  });

  it('only accepts a replica together with a primary', () => {
    expect(() => read({ DATABASE_READ_URL: 'postgres://me@db/clothes' })).toThrow(
      'DATABASE_READ_URL is a replica of DATABASE_URL, which is not set.',
    );
  });

  it('serves the metrics on a separate port', () => {
    const both = { PORT: '9090', METRICS_PORT: '9090' };
    expect(() => read(both)).toThrow('METRICS_PORT and PORT are both 9090; set different ports.');
    expect(read({ ...both, HOST: '192.0.2.1' }).metricsPort).toBe(9090);
  });

  it.each([
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['Log_Level', 'LOG_LEVEL'],
    ['EMBEDD_ORIGINS', 'EMBED_ORIGINS'],
    ['SMPT_URL', 'SMTP_URL'],
    ['MODREATORS', 'MODERATORS'],
    ['MARKETPLACEDIR', 'MARKETPLACE_DIR'],
    ['PROXIE', 'PROXIES'],
  ])('suggests a setting for the misspelled %s', (name, meant) => {
    expect(() => read({ [name]: 'x' })).toThrow(`The setting ${name} is unknown; did you mean ${meant}?`);
  });
});
