// Draws public/: the logo's PNG sizes and their discreet counterparts. Run again after a change of the logo.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { emblem, emblemGround } from '../contract/art/emblem.ts';

const logo = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${inner}</svg>`;
// A calendar page in neutral grey.
const page = `
  <path fill="none" stroke="#4a5560" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" d="M9 11h18v16H9ZM9 16h18M13.5 8.5v4M22.5 8.5v4"/>
  <path fill="none" stroke="#4a5560" stroke-width="2.4" stroke-linecap="round" d="M13.5 20.2h.01M18 20.2h.01M22.5 20.2h.01M13.5 23.8h.01M18 23.8h.01"/>`;

const draw = (svg: string, file: string, width: number) =>
  sharp(Buffer.from(svg), { density: 1200 }).resize(width).png({ compressionLevel: 9, palette: true }).toFile(`public/${file}`);

async function drawIcons(folder: string, ground: string, sign: string): Promise<void> {
  const round = logo(`<circle cx="18" cy="18" r="18" fill="${ground}"/>${sign}`);
  // A maskable icon may lose everything outside the middle 80 %.
  const full = logo(`<rect width="36" height="36" fill="${ground}"/><g transform="translate(3.6 3.6) scale(0.8)">${sign}</g>`);
  // What Android shows in its status bar: the outline alone, for it keeps nothing but what is opaque.
  const badge = logo(`<g transform="translate(-3.6 -3.6) scale(1.2)">${sign.replaceAll(/#\w{6}/g, '#ffffff')}</g>`);
  await writeFile(`public/${folder}favicon.svg`, round.replaceAll(/\n\s*/g, ''));
  await draw(round, `${folder}icon-192.png`, 192);
  await draw(round, `${folder}icon-512.png`, 512);
  await draw(full, `${folder}icon-maskable-192.png`, 192);
  await draw(full, `${folder}icon-maskable-512.png`, 512);
  await draw(full, `${folder}apple-touch-icon.png`, 180);
  await draw(badge, `${folder}badge-96.png`, 96);
}

await drawIcons('', emblemGround, emblem);
await drawIcons('discreet/', '#e7e9ec', page);
