import type { Language } from "@retribusi/contract/define/label";
import { type ErrorAnswer, type ErrorCode, errorKinds, fillMessage } from "@retribusi/contract/errors";

interface Facts {
  /** Values for `{name}` in the catalogue text; a pair of texts is chosen by language. */
  readonly values?: Readonly<Record<string, string | number | Readonly<Record<Language, string>>>>;
  /** Field name → what is wrong with it, in both languages. */
  readonly fields?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A failure the caller is told about; everything else is an INTERNAL error and only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: Facts;

  constructor(code: ErrorCode, facts: Facts = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }

  toAnswer(language: Language): ErrorAnswer {
    const { values = {}, fields, details } = this.facts;
    const spoken = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? value[language] : value]),
    );
    const spokenFields =
      fields && Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, message[language]]));
    return {
      error: {
        code: this.code,
        message: fillMessage(errorKinds[this.code].message[language], spoken),
        ...(spokenFields ? { fields: spokenFields } : {}),
        ...(details ? { details } : {}),
      },
    };
  }
}
