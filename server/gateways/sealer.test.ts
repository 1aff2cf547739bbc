import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSealer, sealerWith } from './sealer.ts';

const key = Buffer.alloc(32, 7);

describe('sealerWith', () => {
  it('opens what it sealed, and shows nothing of it', () => {
    const { seal, open } = sealerWith(key);
    const sealed = seal('Dort mal depuis la rentrée. نوم', 'a');
    expect(open(sealed, 'a')).toBe('Dort mal depuis la rentrée. نوم');
    expect(sealed).not.toContain('Dort');
    expect(seal('Dort mal', 'a')).not.toBe(seal('Dort mal', 'a'));
    expect(open(seal('', 'a'), 'a')).toBe('');
  });

  it('opens nothing about something else, of another key, altered or cut', () => {
    const { seal, open } = sealerWith(key);
    const sealed = seal('Dort mal', 'a');
    expect(open(sealed, 'b')).toBeNull();
    expect(sealerWith(Buffer.alloc(32, 8)).open(sealed, 'a')).toBeNull();
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(open(`${sealed.slice(0, -2)}${last}${sealed.slice(-1)}`, 'a')).toBeNull();
    expect(open(sealed.slice(0, 20), 'a')).toBeNull();
    expect(open('', 'a')).toBeNull();
  });
});

describe('openSealer', () => {
  let dataDirectory: string;
  beforeAll(() => {
    dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-sealer-'));
  });
  afterAll(() => rmSync(dataDirectory, { recursive: true }));

  it('keeps a key of its own, for its owner alone, from the first text on', () => {
    const own = openSealer({ notesKey: undefined, dataDirectory });
    const file = join(dataDirectory, 'notes.key');
    expect(() => statSync(file)).toThrow('ENOENT');
    const sealed = own.seal('Dort mal', 'a');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
    expect(openSealer({ notesKey: undefined, dataDirectory }).open(sealed, 'a')).toBe('Dort mal');
    expect(openSealer({ notesKey: key, dataDirectory }).open(sealed, 'a')).toBeNull();
  });

  it('says which file holds no key', () => {
    writeFileSync(join(dataDirectory, 'notes.key'), 'perdue\n');
    expect(() => openSealer({ notesKey: undefined, dataDirectory }).seal('a', 'a')).toThrow(/notes\.key does not hold a key of 32 bytes/);
  });
});
