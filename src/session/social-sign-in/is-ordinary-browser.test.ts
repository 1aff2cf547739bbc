import { expect, test } from 'vitest';
import { isOrdinaryBrowser } from './is-ordinary-browser.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${webKit}`;
const android = `Mozilla/5.0 (Linux; Android 10; K) ${blink}`;
const webview = `Mozilla/5.0 (Linux; Android 13; SM-A125F; wv) ${blink} Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36`;

test.each([
  ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/143.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${android} Chrome/143.0.0.0 Mobile Safari/537.36`],
  ['Chrome on an iPhone', `${iPhone} CriOS/143.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Samsung Internet', `${android} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`],
  ['Safari on an iPhone', `${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`],
])('%s is one', (_, userAgent) => {
  expect(isOrdinaryBrowser(userAgent)).toBe(true);
});

test.each([
  ['Facebook on an iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0.0.30.107;FBBV/1;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS]`],
  ['Facebook on Android', `${webview} [FB_IAB/FB4A;FBAV/440.0.0.30.107;]`],
  ['Instagram', `${iPhone} Mobile/15E148 Instagram 310.0.0.30.110 (iPhone14,5; iOS 17_0; fr_FR; fr; scale=3.00; 1170x2532; 1)`],
  ['a webview of an application without a name', webview],
  ['a browser nobody knows', 'AcmeBrowser/1.0 (Toaster)'],
  ['a program', 'curl/8.5.0'],
  ['nothing', ''],
])('%s is none', (_, userAgent) => {
  expect(isOrdinaryBrowser(userAgent)).toBe(false);
});
