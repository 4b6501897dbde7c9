import { describe, expect, it } from 'vitest';
import { StartError } from '../startError.js';
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
      publicUrl: undefined,
      allowedOrigins: [],
      embedOrigins: [],
      demo: true,
      areas: { size: 1000, exactDonors: [] },
      logLevel: 'info',
      marketplaceDir: '/built',
      embedDir: '/widgets',
    });
  });

  it('takes every setting', () => {
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
      LOG_LEVEL: 'silent',
      MARKETPLACE_DIR: '/elsewhere',
      EMBED_DIR: '/other',
    });
    expect(config).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/data',
      databaseUrl: undefined,
      publicUrl: 'https://clothes.example',
      allowedOrigins: ['https://a.example', 'http://localhost:5173'],
      embedOrigins: ['https://charity.example'],
      demo: false,
      areas: { size: 2000, exactDonors: [7, 12] },
      logLevel: 'silent',
      marketplaceDir: '/elsewhere',
      embedDir: '/other',
    });
  });

  it('puts no demo into a database that others may own, unless asked', () => {
    const DATABASE_URL = 'postgres://me:secret@db.example/clothes';
    expect(read({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, demo: false });
    expect(read({ DATABASE_URL, DEMO: 'yes' }).demo).toBe(true);
  });

  it('takes an empty text for no setting', () => {
    expect(read({ PORT: '', DATABASE_URL: '', ALLOWED_ORIGINS: '' })).toEqual(read());
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'clothes.example'],
    ['PUBLIC_URL', 'https://clothes.example/shop'],
    ['PUBLIC_URL', 'ftp://clothes.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example,b.example'],
    ['EMBED_ORIGINS', 'https://*.example'],
    ['DATA_DIR', '  '],
  ])('refuses %s=%s in one sentence that says what is expected', (name, text) => {
    expect(() => read({ [name]: text })).toThrow(StartError);
    expect(() => read({ [name]: text })).toThrow(new RegExp(`^${name} is ".*"; expected [^.].*\\.$`));
  });

  it('never tells the password of a database address that it refuses', () => {
    expect(() => read({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(
      /^DATABASE_URL is not a PostgreSQL address; expected postgres:[^"]*\.$/,
    );
  });

  it.each([
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['Log_Level', 'LOG_LEVEL'],
    ['EMBEDD_ORIGINS', 'EMBED_ORIGINS'],
    ['MARKETPLACEDIR', 'MARKETPLACE_DIR'],
  ])('takes %s for a slip', (name, meant) => {
    expect(() => read({ [name]: 'x' })).toThrow(`The setting ${name} is unknown; did you mean ${meant}?`);
  });
});
