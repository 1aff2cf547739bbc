import { sql, type SQL } from 'drizzle-orm';

// Accents on Latin letters; the vowel signs of Arabic and its lengthening stroke.
const marks = String.raw`[\u0300-\u036F\u0640\u064B-\u065F\u0670]`;

// Letters that decompose into nothing plainer, and what stands between the parts of a name.
const from = `ŒÆØøŁłĐđĦħıٱىةیک-''’ʼ`;
const into = 'œæoollddhhiايهيك    ';

/**
 * A text as the search for a name compares it, in any script: no accents and no vowel signs, lower case, one form each
 * of alef, ya and ta marbuta, hyphens and apostrophes as spaces. Made of immutable functions alone, so that a column
 * can be generated from it.
 */
export function foldedText(text: SQL): SQL {
  const unmarked = sql`regexp_replace(normalize(${text}, NFKD), ${sql.raw(`'${marks}'`)}, '', 'g')`;
  const plain = sql`lower(translate(${unmarked}, ${sql.raw(`'${from}'`)}, ${sql.raw(`'${into}'`)}))`;
  return sql`replace(replace(replace(${plain}, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')`;
}
