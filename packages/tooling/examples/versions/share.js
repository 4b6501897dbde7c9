/*
 * If a shared package is a patch version newer than the widgets need, it must still be installed only once. Otherwise
 * the widgets wouldn't find the page's contexts.
 */
import { ApiProvider, createClient } from '@clothesline/api-client';
import api from '@clothesline/api-client/locales/es';
import { CreateForm } from '@clothesline/create-form';
import form from '@clothesline/create-form/locales/es';
import { FeaturedDonations } from '@clothesline/donation-card';
import card from '@clothesline/donation-card/locales/es';
import { LinkProvider, LocaleProvider, ThemeRoot, ToastProvider } from '@clothesline/ui';
import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const shared = ['ui', 'api-client'];
const versions = new Map();
for (const file of globSync('node_modules/**/@clothesline/*/package.json')) {
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  versions.set(name, [...(versions.get(name) ?? []), version]);
}
for (const [name, copies] of versions) {
  if (copies.length > 1) throw new Error(`${name} is there ${copies.length} times: ${copies.join(', ')}.`);
}
const isNewer = (name) => versions.get(`@clothesline/${name}`)?.[0] !== versions.get('@clothesline/create-form')?.[0];
if (!shared.every(isNewer)) throw new Error('The versions are the same, so that nothing is tried.');

const catalogs = [api, form, card];
const donation = {
  id: 7,
  title: 'Abrigo',
  description: '',
  category: 'Women',
  images: [],
  userId: 1,
  status: 'available',
};
const place = { latitude: 37.7, longitude: -122.4, locationName: 'Mission', createdAt: '2026-11-01T10:00:00.000Z' };
const html = renderToString(
  createElement(
    LocaleProvider,
    { language: 'es', catalogs, units: 'km' },
    createElement(
      ThemeRoot,
      null,
      createElement(
        LinkProvider,
        { component: (props) => createElement('a', { ...props, 'data-router': 'page' }) },
        createElement(
          ApiProvider,
          { client: createClient({ host: 'https://clothesline.example' }) },
          createElement(
            ToastProvider,
            null,
            createElement(FeaturedDonations, { donations: [{ ...donation, ...place }], viewAllHref: '/explore' }),
            createElement(CreateForm, { categories: ['Women'] }),
          ),
        ),
      ),
    ),
  ),
);
for (const text of ['Donaciones destacadas', 'Abrigo', 'data-router="page"', 'Título']) {
  if (!html.includes(text)) throw new Error(`“${text}” is missing: a widget has a context of its own.`);
}
