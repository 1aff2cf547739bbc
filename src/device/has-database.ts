/** Whether this device keeps anything of anybody; asked without opening, and so making, the database. */
export async function hasDatabase(): Promise<boolean> {
  const kept = await indexedDB.databases().catch(() => []);
  return kept.some(({ name }) => name === 'accalmie');
}
