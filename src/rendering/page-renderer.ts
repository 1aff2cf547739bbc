import type { InlineHashes } from './inline-parts.ts';

/** Carries a call of the API in process: the page being rendered never goes over HTTP. */
export type ServerTransport = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
}) => Promise<{ status: number; body: unknown }>;

export interface PageRendererOptions {
  /** dist/client: index.html, .vite/manifest.json and the assets they name. */
  clientDirectory: string;
  call: ServerTransport;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Told of what a component threw while it was rendered; the page then shows what it can. */
  onError?: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  /** False where a part could not be drawn, or the API did not answer: the next rendering may be another. */
  isWhole: boolean;
  /** Until when what it read of the clock by itself stays as it is, in milliseconds since 1970. */
  standsUntil: number;
  /** A whole document, the same for everybody. */
  html: string;
  inline: InlineHashes;
  /** Where the browser should go instead. */
  redirect?: string;
}

export interface PageRenderer {
  /** Renders the page at a path and search (`/en/blogs?page=2`) as a visitor sees it. */
  render: (url: string) => Promise<RenderedPage>;
  /** The same page for all urls of which this is the same: without what it does not read of the query. */
  urlAsRead: (url: string) => string;
}
