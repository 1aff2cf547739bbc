import type { Page } from '@playwright/test';

export const neutralSite = 'https://www.google.com/';

/** Answers in the place of the site that a quick exit leads to: tests never leave this machine. */
export const standInForNeutralSite = (page: Page) =>
  page.route(`${neutralSite}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Neutral</title>' }));
