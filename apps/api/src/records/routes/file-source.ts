import type { Report } from "@retribusi/contract/define/report";
import type { z } from "zod";
import { validate } from "../../lib/validate.ts";
import type { Draft } from "../export/draft.ts";
import type { Asker } from "../export/export-list.ts";

/** Something that can be taken out as a file, and what is asked of it. */
export interface FileSource {
  /** Below `/api/`, without `/export`. */
  readonly path: string;
  readonly pages: readonly string[];
  readonly title: string;
  readonly query: z.ZodObject;
  /** Throws VALIDATION for a query that can't be asked. */
  readonly draft: (asker: Asker, query: unknown) => Promise<Draft>;
}

/** A report as a file: `read` gets what was asked as the report's own query. */
export const fileSource = <Q extends z.ZodObject>(
  { name, pages, title, query }: Report<string, Q>,
  read: (asker: Asker, query: z.output<Q>) => Promise<Draft>,
): FileSource => ({
  path: `report/${name}`,
  pages,
  title: title.en,
  query,
  draft: (asker, asked) => read(asker, validate(query, asked)),
});
