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
  /** A whole document, the same for everybody. */
  html: string;
  inline: InlineHashes;
  /** Shown to nobody but its owner: not to be kept for others, hidden from search engines. */
  isPrivate: boolean;
  /** Where the browser should go instead. */
  redirect?: string;
}

/** Renders the page at a path and search (`/en/blogs?page=2`) as a visitor sees it. */
export type RenderPage = (url: string) => Promise<RenderedPage>;
