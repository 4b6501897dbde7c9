/** Clothesline server of the charity, called by its pages and by its server. */
export const host = process.env.NEXT_PUBLIC_CLOTHESLINE ?? 'https://clothesline.example';
