import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: it needs no salt, and its SHA-256 is all the database keeps. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
