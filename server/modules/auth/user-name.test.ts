import { describe, expect, it } from 'vitest';
import { userNameOf } from './user-name.ts';

describe('userNameOf', () => {
  it('keeps the plain characters of the local part', () => {
    expect(userNameOf('Salma.Trabelsi+rdv@demo.test')).toBe('salma.trabelsirdv');
    expect(userNameOf('zoé@demo.test')).toBe('zoe');
  });

  it('has a name for an address that leaves nothing', () => {
    expect(userNameOf('سلمى@demo.test')).toBe('membre');
  });

  it('stays short', () => {
    expect(userNameOf(`${'a'.repeat(64)}@demo.test`)).toHaveLength(30);
  });
});
