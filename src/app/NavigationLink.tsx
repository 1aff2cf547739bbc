import { Link } from '@tanstack/react-router';
import type { NavigationEntry } from './navigation.ts';

interface NavigationLinkProps {
  entry: NavigationEntry;
  className: string | undefined;
  iconSize?: number;
  onClick?: () => void;
}

export function NavigationLink({ entry, className, iconSize, onClick }: NavigationLinkProps) {
  const Icon = entry.icon;
  return (
    <Link to={entry.to} activeOptions={{ exact: entry.isExact ?? false }} {...(className && { className })} {...(onClick && { onClick })}>
      {iconSize && <Icon size={iconSize} />}
      {entry.isArabic ? (
        <span lang="ar" dir="rtl">
          {entry.label}
        </span>
      ) : (
        entry.label
      )}
    </Link>
  );
}
