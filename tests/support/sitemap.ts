import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const folder = join(dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema');
const sitemapSchema = { fileName: 'sitemap.xsd', contents: readFileSync(join(folder, 'sitemap.xsd'), 'utf8') };

/** Of XHTML what a sitemap holds: the same page in another language (https://developers.google.com/search/docs/specialty/international/localized-versions). */
const linkSchema = {
  fileName: 'link.xsd',
  contents: `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
    <xsd:element name="link"><xsd:complexType>
      <xsd:attribute name="rel" use="required"><xsd:simpleType><xsd:restriction base="xsd:string"><xsd:enumeration value="alternate"/></xsd:restriction></xsd:simpleType></xsd:attribute>
      <xsd:attribute name="hreflang" use="required"><xsd:simpleType><xsd:restriction base="xsd:string"><xsd:pattern value="fr|en|ar|x-default"/></xsd:restriction></xsd:simpleType></xsd:attribute>
      <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
    </xsd:complexType></xsd:element></xsd:schema>`,
};
const schema = {
  fileName: 'all.xsd',
  contents: `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
    <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/></xsd:schema>`,
};

/** What libxml2 finds wrong with a sitemap by the schema of sitemaps.org; nothing where it is in order. */
export async function mistakesOfSitemap(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'a.xml', contents }, schema, preload: [sitemapSchema, linkSchema] });
  return errors.map(({ message }) => message);
}

/** What keeps libxml2 from reading a document; nothing where it is well-formed. */
export async function xmlMistakes(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'a.xml', contents }, normalization: 'c14n' });
  return errors.map(({ message }) => message);
}

export interface SitemapEntry {
  readonly url: string;
  readonly lastmod: string | null;
  /** Of the same page, its own with them: language and address. */
  readonly alternates: readonly (readonly [string, string])[];
}

/** Each address of a sitemap of ours, read as text: the schema has been checked. */
export function entriesOf(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, inside = '']) => ({
    url: /<loc>(.*?)<\/loc>/.exec(inside)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(inside)?.[1] ?? null,
    alternates: [...inside.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = '', url = '']) => [language, url] as const),
  }));
}
