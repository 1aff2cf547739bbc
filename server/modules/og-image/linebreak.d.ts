declare module 'linebreak' {
  /** The Unicode line breaking algorithm, UAX 14. */
  export default class LineBreaker {
    constructor(text: string);
    /** `position` is where a line may end, `required` where it must; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
