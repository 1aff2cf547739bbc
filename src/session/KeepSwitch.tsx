import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { useKeepChoice } from './use-keep-choice.ts';

interface KeepSwitchProps {
  client: AuthClient;
  /** What would stay, where it is not one's own appointments. */
  text?: string;
}

/** Where what KeepQuestion asks is seen and changed. A no erases what was kept, at once. */
export function KeepSwitch({ client, text }: KeepSwitchProps) {
  const t = useMessages('session');
  const { choice, choose } = useKeepChoice(client);
  if (choice === 'UNKNOWN') return null;
  const isKept = choice === 'KEEP';
  return (
    <Card as="section" aria-label={t('keepTitle')}>
      <Checkbox label={t('keepTitle')} checked={isKept} onChange={({ target }) => void choose(target.checked)} />
      <p>{text ?? t(isKept ? 'keepOn' : 'keepOff')}</p>
    </Card>
  );
}
