import DOMPurify from 'dompurify';
import { useMemo, type ComponentProps } from 'react';
import { richTextElements } from '#contract/rich-text.ts';
import { TrustedHtml } from '#src/ui/TrustedHtml.tsx';

const allowed = {
  ALLOWED_TAGS: [...richTextElements.THREAD],
  ALLOWED_ATTR: ['href', 'rel'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Rich text that a person wrote, made safe in the browser: in the browser only, and late, by WrittenHtml. */
export function SafeHtml({ html, ...rest }: ComponentProps<typeof TrustedHtml>) {
  const safe = useMemo(() => DOMPurify.sanitize(html, allowed), [html]);
  return <TrustedHtml {...rest} html={safe} />;
}
