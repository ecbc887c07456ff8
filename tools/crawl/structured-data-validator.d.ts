declare module '@adobe/structured-data-validator' {
  type Step = { property?: string; type?: string };
  type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: Step[] };
  export default class Validator {
    validate(data: { jsonld: object; microdata: object; rdfa: object }): Promise<Issue[]>;
  }
}
