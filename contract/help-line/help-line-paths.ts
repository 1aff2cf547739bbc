/** The page's addresses. The Arabic one is under the French site, the site's first language. */
export const helpLinePaths = { fr: '/help-line', en: '/en/help-line', ar: '/help-line/ar' } as const;
