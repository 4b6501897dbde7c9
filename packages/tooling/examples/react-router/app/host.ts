export const host = import.meta.env.VITE_CLOTHESLINE ?? 'https://clothesline.example';
