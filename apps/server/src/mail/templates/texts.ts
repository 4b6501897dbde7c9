/** The texts of the mail with a code. */
export const codeMailTexts = {
  subject: (product: string, code: string) => `${code} is your code for ${product}`,
  title: (product: string) => `Sign in to ${product}`,
  enter: 'Enter this code where you asked for it. It works for 10 minutes.',
  ignore: 'If you did not ask for it, you can ignore this mail. Nobody can sign in without the code.',
} as const;
