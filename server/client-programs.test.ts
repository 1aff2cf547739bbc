import { expect, it } from 'vitest';
import { clientEnvironment } from './client-programs.ts';

it.each([
  [
    'postgresql://accalmie:a%40b%2Fc@db.example:6432/practice?sslmode=verify-full&sslrootcert=/etc/ca.pem&uselibpqcompat=true',
    {
      PGHOST: 'db.example',
      PGPORT: '6432',
      PGUSER: 'accalmie',
      PGPASSWORD: 'a@b/c',
      PGDATABASE: 'practice',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/ca.pem',
    },
  ],
  ['postgres://accalmie@[::1]/practice', { PGHOST: '::1', PGUSER: 'accalmie', PGDATABASE: 'practice' }],
  ['postgresql:///practice?host=/var/run/postgresql', { PGHOST: '/var/run/postgresql', PGDATABASE: 'practice' }],
  ['postgresql://%2Fvar%2Frun%2Fpostgresql/practice', { PGHOST: '/var/run/postgresql', PGDATABASE: 'practice' }],
])('%s is said to PostgreSQL’s programs in their environment', (url, environment) => {
  expect(clientEnvironment(url)).toEqual(environment);
});
