import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LockIcon } from '#src/ui/icons/LockIcon.tsx';

interface SocialNoticeProps {
  title: string;
  text: string;
  actions: ReactNode;
  icon?: ReactNode;
}

/** In place of the dialog: why there is none, and what to do instead. */
export const SocialNotice = ({ title, text, actions, icon = <LockIcon size={28} /> }: SocialNoticeProps) => (
  <EmptyState headingLevel={1} icon={icon} title={title} actions={actions}>
    <p role="status">{text}</p>
  </EmptyState>
);
