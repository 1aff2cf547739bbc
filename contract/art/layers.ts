/** Colours of a picture by their name: a sheet of styles gives them where it is shown, `palette.ts` where it is drawn for good. */
export type Paint = 'sky' | 'glow' | 'disc' | 'far' | 'mid' | 'near' | 'front' | 'light' | 'accent';

export const layer = (paint: Paint, d: string): string => `<path fill="var(--${paint})" d="${d}"/>`;

/** A line as thick as it must be to be seen on a thumbnail. */
export const line = (paint: Paint, d: string, width = 4, opacity = 1): string =>
  `<path fill="none" stroke="var(--${paint})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`;

/** Strokes of light. */
export const shimmer = (d: string): string => line('light', d, 3, 0.75);

const circle = (paint: Paint, x: number, y: number, r: number) =>
  `<circle fill="var(--${paint})" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}"/>`;
export const disc = (x: number, y: number, r: number): string => circle('disc', x, y, r);
export const halo = (x: number, y: number, r: number): string => circle('glow', x, y, r);
export const ball = circle;
