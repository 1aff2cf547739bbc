import { Disclosure } from '#src/ui/Disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { AccountEntries } from './AccountEntries.tsx';
import { useAccountName } from './account-links.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

export function SignedInMenu() {
  const label = (
    <>
      {useAccountName()}
      <WaitingBadge />
      <ChevronDownIcon size={20} />
    </>
  );
  return <Disclosure label={label}>{(close) => <AccountEntries iconSize={20} onFollow={close} />}</Disclosure>;
}
