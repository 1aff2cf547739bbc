import { useEffect } from 'react';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { useApiClient } from './use-api-client.ts';

/** Asks the server something small: whether anyone will read it is known before it is written, not after a request has failed. */
export function useReachCheck(): void {
  const apiClient = useApiClient();
  useEffect(() => void apiClient.call(readPractice).catch(() => undefined), [apiClient]);
}
