import { Fragment, useState, type ReactNode } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holdsAll, type Requirement } from '#contract/permissions.ts';
import type { RoleName } from '#contract/role-names.ts';
import { PagePending } from '#src/page/PagePending.tsx';
import { PageWords } from '#src/page/PageWords.tsx';
import { usePageState } from '#src/page/page-state.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { OfflineIcon } from '#src/ui/icons/OfflineIcon.tsx';
import { openModal } from './modals.ts';
import { resumeSession } from './resume-session.ts';
import { isResuming, isSessionKnown, useSession } from './session.ts';
import { StaffOnly } from './StaffOnly.tsx';
import { useSignInPrompt } from './use-sign-in-prompt.ts';

type Roles = readonly RoleName[] | undefined;

interface PrivatePageProps {
  /** What the page is called and is for, told to a visitor before signing in. */
  title: string;
  text: string;
  /** Staff pages: what the account must hold; others are told calmly. */
  requires?: Requirement;
  /** What those are offered who do not hold it; the way home where it is nothing. */
  otherwise?: (client: AuthClient) => ReactNode;
  /** Staff pages: who may sign in here. */
  roles?: Roles;
  /** In place of the usual skeleton. */
  pending?: ReactNode;
  /** What works without the server: shown from the start, and until it has said who this is. */
  unreached?: (authID: string) => ReactNode;
  /** Where that is little: beside the word that the server does not answer. */
  unreachedNote?: (authID: string) => ReactNode;
  /** Beside what a visitor is told. */
  visitorNote?: ReactNode;
  children: (client: AuthClient) => ReactNode;
}

/** A page of the signed-in person: it knows what to show to everyone else. */
export function PrivatePage(props: PrivatePageProps) {
  const {
    title,
    text,
    requires,
    roles,
    pending = <PagePending title={title} text={text} />,
    unreached,
    unreachedNote,
    otherwise,
    children,
  } = props;
  const current = useSession();
  const isKnown = usePageState(isSessionKnown);
  const isAsking = usePageState(isResuming);
  const isVisitor = current.state === 'VISITOR' && isKnown && !isAsking;
  const isUnreached = current.state === 'UNREACHED' && isKnown && !isAsking;
  // Asked again behind the screen that says so: it does not come and go with each attempt.
  const [saidUnreached, setSaidUnreached] = useState(false);
  if (isUnreached && !saidUnreached) setSaidUnreached(true);

  const isSignedIn = current.state === 'SIGNED_IN' && !current.isUnconfirmed;
  useSignInPrompt({ isVisitor, isSignedIn, ask: () => signIn(roles) });

  if (current.state === 'SIGNED_IN' && requires) {
    return holdsAll(current.client.access, requires) ? children(current.client) : <StaffOnly way={otherwise?.(current.client)} />;
  }
  // In one place: what somebody has begun before the server has said who they are goes on behind them.
  if (current.state === 'SIGNED_IN' || (current.state === 'UNREACHED' && unreached)) {
    const { authID } = current.state === 'SIGNED_IN' ? current.client : current;
    return <Fragment key={authID}>{current.state === 'SIGNED_IN' ? children(current.client) : unreached?.(authID)}</Fragment>;
  }
  if (saidUnreached && current.state === 'UNREACHED') return <Unreached>{unreachedNote?.(current.authID)}</Unreached>;
  if (!isKnown || isAsking) return pending;
  return isVisitor ? <SignInFirst {...props} /> : <Unreached />;
}

const signIn = (roles: Roles) => openModal('signIn', roles ? { roles } : {});

function SignInFirst({ title, text, roles, visitorNote }: PrivatePageProps) {
  const t = useMessages('session');
  return (
    <PageWords title={title} text={text}>
      {visitorNote}
      <Button variant="filled" onClick={() => signIn(roles)}>
        {t('privateSignIn')}
      </Button>
    </PageWords>
  );
}

function Unreached({ children }: { children?: ReactNode }) {
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
      {children}
    </EmptyState>
  );
}
