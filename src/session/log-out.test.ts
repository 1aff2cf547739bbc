import { expect, test, vi } from 'vitest';
import { createApiClient } from '#src/device/api-client.ts';
import { endSession } from './log-out.ts';

const tokensOf = (refreshToken: string) => ({
  read: async () => ({ accessToken: 'a', refreshToken }),
  saveAccessToken: async () => undefined,
});

test('leaving without a refresh token says so and calls nothing', async () => {
  const transport = vi.fn();
  const apiClient = createApiClient({ transport, locale: 'fr' });
  await expect(endSession(apiClient, { ...tokensOf(''), read: async () => undefined })).rejects.toThrow('No refresh token');
  await expect(endSession(apiClient, tokensOf(''))).rejects.toThrow('No refresh token');
  expect(transport).not.toHaveBeenCalled();
});

test('leaving calls the server with the refresh token', async () => {
  const transport = vi.fn(async () => ({ status: 204, body: undefined }));
  const tokens = tokensOf('refresh');
  await endSession(createApiClient({ transport, locale: 'fr', tokens }), tokens);
  expect(transport).toHaveBeenCalledWith(
    expect.objectContaining({ url: '/api/v1/auth/n/logout', headers: expect.objectContaining({ authorization: 'Bearer refresh' }) }),
  );
});
