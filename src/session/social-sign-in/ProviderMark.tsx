import type { SocialProvider } from '#contract/auth/social-providers.ts';

const letters: Record<SocialProvider, string> = { facebook: 'f', google: 'G', linkedin: 'in' };

/** A provider's initial, in our own colours: their logos would be the loudest thing on the page. */
export const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
    <rect x="1" y="1" width="20" height="20" rx="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <text x="11" y="15.5" textAnchor="middle" fontSize="12.5" fontWeight="700" fill="currentColor">
      {letters[provider]}
    </text>
  </svg>
);
