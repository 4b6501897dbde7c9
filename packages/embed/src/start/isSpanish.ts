/** Whether a page wants an element's texts in Spanish: the one language that there are others in. */
export const isSpanish = (element: HTMLElement): boolean => /^es\b/i.test(element.lang);
