/** What a payload calls when it runs; a page that hears it has been broken into. */
const call = 'top.__ran&&top.__ran()';

const events = 'onload onerror onclick onfocus onmouseover onanimationstart ontoggle onpointerenter onbegin onscroll onwheel oncopy'.split(
  ' ',
);
const elements = 'img svg video audio body details marquee input select textarea iframe object embed a div p math form button'.split(' ');
const addresses = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\nscript:',
  'java&#x09;script:',
  'data:text/html,',
  'vbscript:',
  '&#106;avascript:',
];

const handlers = elements.flatMap((element, at) =>
  events
    .filter((_, index) => (index + at) % 2 === 0)
    .map((event) => `<${element} ${event}="${call}" src=x autofocus tabindex=1 open>x</${element}>`),
);
const links = addresses.flatMap((address) => [
  `<a href="${address}${call}">x</a>`,
  `<form action="${address}${call}"><button>x</button></form>`,
  `<iframe src="${address}${call}"></iframe>`,
  `<object data="${address}${call}"></object>`,
  `<svg><a xlink:href="${address}${call}"><text>x</text></a></svg>`,
  `<math><mi xlink:href="${address}${call}">x</mi></math>`,
]);
/** Those that others have found to get past one sanitiser or another. */
export const craftedTexts: readonly string[] = [
  `<script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script src="data:text/javascript,${call}"></script>`,
  `"><script>${call}</script>`,
  `'><img src=x onerror=${call}>`,
  `</p></div><img src=x onerror="${call}">`,
  `<img src=x onerror="${call}"`,
  `<img/src=x/onerror=${call}>`,
  `<img src="x\` \`<script>${call}</script>"\` \`>`,
  `<svg/onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><foreignObject><img src=x onerror="${call}"></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<template><script>${call}</script></template>`,
  `<style>@import "javascript:${call}"; *{background:url("javascript:${call}")}</style>`,
  `<style><img src="</style><img src=x onerror=${call}>">`,
  `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  `<base href="javascript:${call}//">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  `<link rel="stylesheet" href="javascript:${call}">`,
  `<textarea></textarea><img src=x onerror="${call}">`,
  `<title><img src=x onerror="${call}"></title>`,
  `<!--><img src=x onerror="${call}">-->`,
  `<![CDATA[<img src=x onerror="${call}">]]>`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `\u003cimg src=x onerror=${call}\u003e`,
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<p style="background:url(javascript:${call})">x</p>`,
  `<p style="animation:x" onanimationstart="${call}">x</p>`,
  `<details open ontoggle="${call}"><summary>x</summary></details>`,
  `<input autofocus onfocus="${call}">`,
  `<video><source onerror="${call}"></video>`,
  `<audio src=x onerror="${call}">`,
  `<object type="text/x-scriptlet" data="data:text/html,<script>${call}</script>"></object>`,
  `<embed src="data:text/html,<script>${call}</script>">`,
  `<isindex action="javascript:${call}" type=image>`,
];

/** 200 texts that would run a script where they are shown as they are. */
export const hostileTexts: readonly string[] = [...craftedTexts, ...links, ...handlers].slice(0, 200);
