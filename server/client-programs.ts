/** What a connection string may say, and the variable that says the same to PostgreSQL's programs. */
const variables: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  sslmode: 'PGSSLMODE',
  sslnegotiation: 'PGSSLNEGOTIATION',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslcrl: 'PGSSLCRL',
  channel_binding: 'PGCHANNELBINDING',
  gssencmode: 'PGGSSENCMODE',
  target_session_attrs: 'PGTARGETSESSIONATTRS',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  application_name: 'PGAPPNAME',
  client_encoding: 'PGCLIENTENCODING',
  options: 'PGOPTIONS',
};

/**
 * A connection string as the environment of pg_dump and psql: their arguments show in the list of processes, password and all.
 * What only node-postgres understands is left out.
 */
export function clientEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const said: [string, string][] = [
    ['host', decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1')],
    ['port', port],
    ['user', decodeURIComponent(username)],
    ['password', decodeURIComponent(password)],
    ['dbname', decodeURIComponent(pathname.slice(1))],
    ...searchParams,
  ];
  return Object.fromEntries(said.flatMap(([name, value]) => (value !== '' && variables[name] ? [[variables[name], value]] : [])));
}
