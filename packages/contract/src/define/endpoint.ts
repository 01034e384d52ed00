import { z } from "zod";

/**
 * Who may call: everybody; everybody signed in, also while they still have to set up a second factor (`session`), or not before
 * (`signed-in`); or the holders of one of the pages. `whole`: of these only who sees every row of that entity, for calls that reach beyond
 * single rows or into accounts of others.
 */
export type Access =
  | "public"
  | "session"
  | "signed-in"
  | { readonly pages: readonly string[]; readonly whole?: string };

export interface Upload {
  readonly field: string;
  readonly files: number;
  /** Largest file; 10 when absent. */
  readonly megabytes?: number;
}

export interface EndpointDeclaration<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  A extends Access = Access,
> {
  readonly method: "get" | "post" | "delete";
  /** Below `/api/`, with `:name` for parameters: `billing/lookup/:idbilling`. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The body may also come as the fields of a form, urlencoded or multipart, as the specification asks of signing in. */
  readonly form?: true;
  /** Files of a multipart form: the name of their field and how many there may be. */
  readonly upload?: Upload;
  readonly answer: Answer;
  /** The caller's own cache may keep the answer as long as it asks each time, which is answered with 304 while nothing has changed. */
  readonly kept?: true;
}

/** A declared call; a part that wasn't declared is `undefined` and stays so. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends EndpointDeclaration<Params, Query, Body, Answer, A> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** Any declared call, for code that works on all of them. */
export type AnyEndpoint = Endpoint;

/** One call of the API, declared once: the server validates by it, the web is typed by it, the documentation shows it. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
  const A extends Access = Access,
  M extends AnyEndpoint["method"] = AnyEndpoint["method"],
  const P extends string = string,
>(
  declaration: EndpointDeclaration<Params, Query, Body, Answer, A> & { readonly method: M; readonly path: P },
): Endpoint<Params, Query, Body, Answer, A> & { readonly method: M; readonly path: P } {
  const none = z.undefined() as z.ZodType;
  return {
    ...declaration,
    params: declaration.params ?? (none as Params),
    query: declaration.query ?? (none as Query),
    body: declaration.body ?? (none as Body),
  };
}

/** Whether a part of a call was declared. */
export const isDeclared = (schema: z.ZodType): boolean => !(schema instanceof z.ZodUndefined);
