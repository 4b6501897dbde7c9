export const host = process.env.NEXT_PUBLIC_CLOTHESLINE ?? 'https://clothesline.example';
