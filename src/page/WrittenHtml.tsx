import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { TrustedHtml } from '#src/ui/TrustedHtml.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLinkedNumbers } from './use-linked-numbers.ts';
import { latePart } from './late-part.tsx';
import { MissingPart } from './MissingPart.tsx';

const SafeHtml = latePart(async () => (await import('./SafeHtml.tsx')).SafeHtml, {
  pending: <Skeleton shape="card" />,
  Missing: MissingPart,
});

const never = () => () => undefined;

/**
 * Rich text that a person wrote, made safe once more where it is shown: what is kept on a device, or was slipped into a
 * database, has not passed by the server's sanitiser. What came with the page itself stays as the server made it safe,
 * and has no need of that file.
 */
export function WrittenHtml({ html: written, ...rest }: ComponentProps<typeof TrustedHtml>) {
  const html = useLinkedNumbers(written);
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [served] = useState(isServed ? html : undefined);
  return html === served ? <TrustedHtml {...rest} html={html} /> : <SafeHtml {...rest} html={html} />;
}
