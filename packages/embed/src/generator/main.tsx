import '@clothesline/ui/styles.css';
import './global.css.js';
import { siteElementId, standardSite } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { ThemeRoot } from '@clothesline/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Generator } from './Generator.js';
import { generatorMessages } from './messages.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

/** Reads the settings, which the server has checked and written. */
const settings = document.getElementById(siteElementId)?.textContent;
const { name = standardSite.name }: Site = settings ? JSON.parse(settings) : {};

document.title = generatorMessages.title(name);

createRoot(root).render(
  <StrictMode>
    <ThemeRoot theme="auto">
      <Generator server={window.location.origin} name={name} />
    </ThemeRoot>
  </StrictMode>,
);
