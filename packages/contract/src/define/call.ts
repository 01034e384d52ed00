import type { z } from "zod";
import type { AnyEndpoint } from "./endpoint.ts";

interface Call {
  readonly method: AnyEndpoint["method"];
  /** As in the declaration. */
  readonly path: string;
}

/**
 * Where a call goes, apart from its declaration, which is made of schemas: a page for visitors loads none of these. The declaration takes it
 * from here, so that each address stands once.
 */
export const defineCall = <const C extends Call>(call: C): C => call;

/** What a call answers. */
export type AnswerOf<E extends AnyEndpoint> = z.output<E["answer"]>;

/** Takes our own server at its word: the type of an answer that isn't read by its schema. */
export const trusted = <E extends AnyEndpoint>(answer: unknown): AnswerOf<E> => answer as AnswerOf<E>;
