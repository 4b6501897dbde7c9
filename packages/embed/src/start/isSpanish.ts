/** Whether a page wants an element's texts in Spanish, the only other language. */
export const isSpanish = (element: HTMLElement): boolean => /^es\b/i.test(element.lang);
