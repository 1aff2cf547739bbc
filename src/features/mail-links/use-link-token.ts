import { useSearch } from '@tanstack/react-router';

/** The secret part of the link that led here, or undefined. */
export function useLinkToken(): string | undefined {
  const { first, token = first }: Record<string, unknown> = useSearch({ strict: false });
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Whether the link invites somebody to their first password. */
export function useIsFirstPassword(): boolean {
  const { first }: Record<string, unknown> = useSearch({ strict: false });
  return first !== undefined;
}
