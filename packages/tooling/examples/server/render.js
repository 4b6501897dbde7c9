/*
 * Renders a page the way a server does, without `window` or `document`. Importing the custom elements has to work there
 * too.
 */
import { ApiProvider, createClient } from '@clothesline/api-client';
import { ChatWidget } from '@clothesline/chat-widget';
import '@clothesline/chat-widget/element';
import '@clothesline/create-form/element';
import { FeaturedDonations } from '@clothesline/donation-card';
import '@clothesline/donation-card/element';
import { DonationsMap } from '@clothesline/donations-map';
import '@clothesline/donations-map/element';
import { ThemeRoot } from '@clothesline/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const page = createElement(
  ThemeRoot,
  null,
  createElement(
    ApiProvider,
    { client: createClient({ host: 'https://clothesline.example' }) },
    createElement(FeaturedDonations),
    createElement(DonationsMap, { variant: 'nearby' }),
    createElement(ChatWidget),
  ),
);
const html = renderToString(page);
for (const text of ['Featured Donations', 'Donations Near You', 'Open chat']) {
  if (!html.includes(text)) throw new Error(`“${text}” is not in what the server rendered.`);
}
