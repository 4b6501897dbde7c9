/// <reference types="vite/client" />

declare module 'virtual:facts' {
  import type { Facts } from './catalog/facts.js';

  const facts: Record<string, Facts>;
  export default facts;
}

declare module '*?source' {
  const text: string;
  export default text;
}
