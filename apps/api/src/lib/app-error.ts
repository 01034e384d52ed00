import type { Language } from "@retribusi/contract/define/label";
import { type ErrorAnswer, type ErrorCode, errorKinds, fillMessage } from "@retribusi/contract/errors";
import type { SecurityKind } from "@retribusi/contract/features/system/security.words";

interface Facts {
  /** Values for `{name}` in the catalogue text; a pair of texts is chosen by language. */
  readonly values?: Readonly<Record<string, string | number | Readonly<Record<Language, string>>>>;
  /** Field name → what is wrong with it, in both languages. */
  readonly fields?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  readonly details?: Readonly<Record<string, unknown>>;
  /** A sentence of its own that follows the catalogue's: why it is so, or what to do. */
  readonly explanation?: Readonly<Record<Language, string>>;
  /** What didn't happen; told before the message, which says why. */
  readonly lead?: Readonly<Record<Language, string>>;
  /** For our log. */
  readonly cause?: unknown;
  /** For the security log and never told to the caller: whom it is about, and what it is when the code alone doesn't say. */
  readonly security?: {
    readonly kind?: SecurityKind;
    readonly userid?: number | undefined;
    readonly typed?: string | undefined;
  };
}

type Fields = NonNullable<Facts["fields"]>;

/** An answer names no more fields than the longest form has, and none by a name longer than one. */
const most = { fields: 50, letters: 100 } as const;

const moreWrong = (left: number): Readonly<Record<Language, string>> => ({
  en: ` ${left} more are wrong too.`,
  id: ` Ada ${left} lagi yang salah.`,
});

function spokenFields(fields: Fields, language: Language): Record<string, string> {
  const first = Object.entries(fields).slice(0, most.fields);
  return Object.fromEntries(first.map(([name, message]) => [name.slice(0, most.letters), message[language]]));
}

/** Some texts of the catalogue end without a full stop. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A failure the caller is told about; everything else is an INTERNAL error and only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: Facts;

  constructor(code: ErrorCode, facts: Facts = {}) {
    super(code, { cause: facts.cause });
    this.name = "AppError";
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return errorKinds[this.code].status;
  }

  toAnswer(language: Language): ErrorAnswer {
    const { values = {}, fields, details, explanation, lead } = this.facts;
    const spoken = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? value[language] : value]),
    );
    const left = Object.keys(fields ?? {}).length - most.fields;
    const text = fillMessage(errorKinds[this.code].message[language], spoken);
    const first = explanation ? sentence(text) : text;
    const message = [lead && `${lead[language]}.`, first, explanation?.[language]].filter(Boolean).join(" ");
    return {
      error: {
        code: this.code,
        message: left > 0 ? message + moreWrong(left)[language] : message,
        ...(fields ? { fields: spokenFields(fields, language) } : {}),
        ...(details ? { details } : {}),
      },
    };
  }
}

/** Says of these refusals first what didn't happen. */
export async function ledBy<T>(
  lead: Readonly<Record<Language, string>>,
  codes: readonly ErrorCode[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && codes.includes(error.code))) throw error;
    throw new AppError(error.code, { ...error.facts, lead });
  }
}
