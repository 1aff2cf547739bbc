import { useMemo, type ElementType } from 'react';
import { trusted } from './trusted-html.ts';

interface TrustedHtmlProps {
  /** Sanitised markup from our server: never anything else. */
  html: string;
  as?: ElementType;
  className?: string | undefined;
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** With no markup: what the server has drawn in its place stays as it is. */
  suppressHydrationWarning?: boolean;
}

/** Shows rich text that our server sanitised. */
export function TrustedHtml({ html, as: Tag = 'div', ...rest }: TrustedHtmlProps) {
  // React writes the markup anew for each new object, and what is selected or pressed in it would be lost.
  const markup = useMemo(() => ({ __html: trusted(html) }), [html]);
  return <Tag {...rest} dangerouslySetInnerHTML={markup} />;
}
