import type { Endpoint, Upload } from "@retribusi/contract/define/endpoint";
import { ipKeyGenerator } from "express-rate-limit";
import type { z } from "zod";
import type { Deps } from "../lib/deps.ts";
import { validate } from "../lib/validate.ts";
import type { RawCall, RequestFacts, Route } from "./endpoint.ts";
import { readForm } from "./form.ts";
import { type Arrival, receiveVisitorFiles } from "./upload.ts";
import { takeTurn } from "./visitor-turn.ts";

interface VisitorForm<B> {
  readonly deps: Deps;
  readonly request: RequestFacts;
  readonly body: B;
}

interface Steps<B, A> {
  /** Throws what refuses the visitor; nothing of a file is read before. `hasFile`: one is about to come. */
  readonly admit: (form: VisitorForm<B> & { readonly hasFile: boolean }) => Promise<void>;
  readonly run: (form: VisitorForm<B> & { readonly files: readonly Arrival[] }) => Promise<A>;
}

const isMultipart = ({ req }: RawCall): boolean => req.is("multipart/form-data") !== false;

/**
 * Answers a call of visitors whose form may carry files, which come after all fields: the fields are checked and the visitor admitted
 * before anything of a file is read. The files are gone when `run` has ended.
 */
export function handleVisitorForm<B extends z.ZodType, A extends z.ZodType>(
  definition: Endpoint<z.ZodType, z.ZodType, B, A, "public"> & { readonly upload?: Upload },
  { admit, run }: Steps<z.output<B>, z.input<A>>,
): Route {
  const expected = definition.upload;
  if (!expected) throw new Error(`${definition.path} declares no upload`);
  const read = async (raw: RawCall, hasFile: boolean): Promise<VisitorForm<z.output<B>>> => {
    const form = { deps: raw.deps, request: raw.request, body: validate(definition.body, { ...raw.req.body }) };
    await takeTurn(raw.request, () => admit({ ...form, hasFile }));
    return form;
  };
  const receive = (raw: RawCall): Promise<z.input<A>> =>
    raw.deps.temporary.within(async (folder) => {
      const who = ipKeyGenerator(raw.request.ip);
      let early: Promise<VisitorForm<z.output<B>>> | undefined;
      const admitFile = async () => {
        early ??= read(raw, true);
        await early;
      };
      const arriving = receiveVisitorFiles({ who, folder, req: raw.req, res: raw.res, admit: admitFile }, expected);
      // What refused the visitor is told, whatever the parser makes of it.
      const files = await arriving.catch(async (error: unknown) => {
        await early;
        throw error;
      });
      const form = await (early ?? read(raw, false));
      return takeTurn(raw.request, () => run({ ...form, files }));
    });
  return {
    definition,
    async serve(raw) {
      if (isMultipart(raw)) {
        raw.res.json(await receive(raw));
        return;
      }
      await readForm(definition, raw.req, raw.res);
      const form = await read(raw, false);
      raw.res.json(await takeTurn(raw.request, () => run({ ...form, files: [] })));
    },
  };
}
