/** Clothesline server, called by the pages and by their server. */
export const host = import.meta.env.VITE_CLOTHESLINE ?? 'https://clothesline.example';
