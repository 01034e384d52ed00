import { showMail, tryMail } from "@retribusi/contract/features/mail/mail.endpoints";
import { handle, type Route } from "../../http/endpoint.ts";
import { makeSample } from "./make-sample.ts";
import { trySample } from "./try-sample.ts";

export const mailRoutes: readonly Route[] = [
  handle(showMail, async ({ deps, params, query }) => {
    const { attachments, missing, ...said } = await makeSample(deps, { ...params, ...query });
    const files = attachments.map(({ filename }) => ({ nama: filename, disertakan: true }));
    return { ...said, lampiran: [...files, ...missing.map((nama) => ({ nama, disertakan: false }))] };
  }),
  handle(tryMail, ({ deps, user, params, body, request }) => trySample(deps, user, { ...params, ...body }, request)),
];
