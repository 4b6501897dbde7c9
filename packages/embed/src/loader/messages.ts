/** Text that a visitor reads if a widget's code could not be loaded. */
export const failedText = 'Not loaded. Try again';
