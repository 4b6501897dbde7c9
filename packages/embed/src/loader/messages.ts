/** Shown if the code of a widget couldn't be loaded. */
export const failedText = 'Not loaded. Try again';
