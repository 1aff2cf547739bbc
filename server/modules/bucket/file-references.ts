import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '../auth/auth.tables.ts';
import { blogPictures, blogs } from '../blogs/blogs.tables.ts';
import { earlierProofs, manualPayments } from '../payment/payment.tables.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { files } from './bucket.tables.ts';

/** Where a file proves somebody's payment. */
const asProof: readonly PgColumn[] = [manualPayments.fileId, earlierProofs.fileId];

/** Where the site shows a file to everyone. */
const onSite: readonly PgColumn[] = [blogs.coverFileId, blogPictures.fileId, therapists.photoFileId];

/** Every column that refers to a file. A new one belongs here: a test compares this list with the database's own constraints. */
export const fileReferences: readonly PgColumn[] = [accounts.avatarFileId, ...asProof, ...onSite];

/** In a query of files: whether one of these columns refers to the row. */
const isReferredBy = (columns: readonly PgColumn[]): SQL =>
  or(...columns.map((column) => sql`exists (select 1 from ${column.table} where ${column} = ${files.id})`)) ?? sql`false`;

export const isReferred = isReferredBy(fileReferences);
export const isOnSite = isReferredBy(onSite);
/** Not for everyone to see, whoever owns it. */
export const isProof = isReferredBy(asProof);
