import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holdsAll, type Requirement, type RoleName } from '#contract/permissions.ts';
import { PagePending } from '#src/page/PagePending.tsx';
import { usePageState } from '#src/page/page-state.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';
import { PersonIcon } from '#src/ui/icons/PersonIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { KeepQuestion } from './KeepQuestion.tsx';
import { openModal, shownModal } from './modals.ts';
import { resumeSession } from './resume-session.ts';
import { handovers, isResuming, isSessionKnown, useSession } from './session.ts';

/** At which handover a private page was shown last; undefined while none is. */
let shownAt: number | undefined;

type Roles = readonly RoleName[] | undefined;

interface PrivatePageProps {
  /** What the page is called and is for, told to a visitor before signing in. */
  title: string;
  text: string;
  icon?: ReactNode;
  /** Staff pages: what the account must hold; others are told calmly. */
  requires?: Requirement;
  /** Staff pages: who may sign in here. */
  roles?: Roles;
  /** In place of the usual skeleton. */
  pending?: ReactNode;
  /** What works without the server: shown from the start, and until it has said who this is. */
  unreached?: (authID: string) => ReactNode;
  children: (client: AuthClient) => ReactNode;
}

/** A page of the signed-in person: it knows what to show to everyone else. */
export function PrivatePage({ title, text, icon, requires, roles, pending = <PagePending />, unreached, children }: PrivatePageProps) {
  const current = useSession();
  const isKnown = usePageState(isSessionKnown);
  const isAsking = usePageState(isResuming);
  // Where the person has left in another tab, the page begins anew under the same address: it has asked before.
  const [isBegunAnew] = useState(() => shownAt !== undefined && shownAt !== handovers.get());
  const hasAsked = useRef(isBegunAnew);
  const isVisitor = current.state === 'VISITOR' && isKnown && !isAsking;
  const isUnreached = current.state === 'UNREACHED' && isKnown && !isAsking;
  // Asked again behind the screen that says so: it does not come and go with each attempt.
  const [saidUnreached, setSaidUnreached] = useState(false);
  if (isUnreached && !saidUnreached) setSaidUnreached(true);

  // SPEC 6: the page opens the modal itself, once. Who has been signed in here and has left is not asked back, and who
  // is being told why their account is closed reads that first. Whom the server does not know any more has not left.
  const isSignedIn = current.state === 'SIGNED_IN' && !current.isUnconfirmed;
  useEffect(() => {
    if (isVisitor && !hasAsked.current && shownModal.get() === undefined) signIn(roles);
    if (isVisitor || isSignedIn) hasAsked.current = true;
  }, [isVisitor, isSignedIn, roles]);

  // Outlives this component, for the one that takes its place.
  useEffect(() => {
    shownAt = handovers.get();
    return () => void (shownAt = undefined);
  }, []);

  if (current.state === 'SIGNED_IN') {
    if (requires) return holdsAll(current.client.access, requires) ? children(current.client) : <StaffOnly />;
    return (
      <>
        <KeepQuestion key={current.client.authID} client={current.client} />
        {children(current.client)}
      </>
    );
  }
  if (current.state === 'UNREACHED' && unreached) return unreached(current.authID);
  if (saidUnreached && current.state === 'UNREACHED') return <Unreached />;
  if (!isKnown || isAsking) return pending;
  return isVisitor ? <SignInFirst title={title} text={text} icon={icon} roles={roles} /> : <Unreached />;
}

const signIn = (roles: Roles) => openModal('signIn', roles ? { roles } : {});

interface SignInFirstProps {
  title: string;
  text: string;
  icon: ReactNode;
  roles: Roles;
}

function SignInFirst({ title, text, icon, roles }: SignInFirstProps) {
  const t = useMessages('session');
  return (
    <EmptyState
      headingLevel={1}
      icon={icon ?? <PersonIcon size={28} />}
      title={title}
      actions={
        <Button variant="filled" onClick={() => signIn(roles)}>
          {t('privateSignIn')}
        </Button>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

function Unreached() {
  const t = useMessages('session');
  const apiClient = useApiClient();
  return (
    <EmptyState
      headingLevel={1}
      icon={<OfflineIcon size={28} />}
      title={t('unreachedTitle')}
      actions={<Button onClick={() => void resumeSession(apiClient)}>{t('retry')}</Button>}
    >
      <p>{t('unreachedText')}</p>
    </EmptyState>
  );
}

function StaffOnly() {
  const t = useMessages('session');
  return (
    <EmptyState
      headingLevel={1}
      icon={<InfoIcon size={28} />}
      title={t('staffTitle')}
      actions={<LinkButton to="/">{t('backHome')}</LinkButton>}
    >
      <p>{t('staffText')}</p>
    </EmptyState>
  );
}
