export const foreignSite = {
  status: 403,
  body: JSON.stringify({ message: 'This website is not on the list.', code: 'foreignOrigin' }),
};
