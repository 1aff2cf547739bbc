/** Whether this device keeps anything of anybody; asked without opening, and so making, the database. */
export async function hasDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'accalmie');
  } catch {
    return false;
  }
}
