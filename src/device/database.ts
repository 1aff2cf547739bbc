import { Dexie, type EntityTable } from 'dexie';

/** The signed-in person of this device; at most one row. */
export interface StoredSession {
  key: 'current';
  authID: string;
  accessToken: string;
  refreshToken: string;
  /** Shown when the person opens the site without a network. */
  firstName: string | null;
}

/** What this device keeps of Accalmie. Page and worker open the same database. */
export const database = new Dexie('accalmie') as Dexie & {
  session: EntityTable<StoredSession, 'key'>;
};

database.version(1).stores({ session: 'key' });
